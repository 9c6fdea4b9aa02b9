import type { ComponentType } from 'react';
import { FieldView } from '@/shared/admin/fields/FieldView.tsx';
import type { FieldViewProps } from '@/shared/admin/fields/fieldValue.ts';
import { LogoField } from './LogoField.tsx';
import { PaletteField } from './PaletteField.tsx';
import { FocalField, MaybePictureField, PictureField, PicturePathField } from './PictureField.tsx';

/** The controls that only the site's words have; `data/pictureFields.ts` and `data/shapedFields.ts` name them. */
const views: Readonly<Record<string, ComponentType<FieldViewProps>>> = {
  focal: FocalField,
  logo: LogoField,
  maybePicture: MaybePictureField,
  palette: PaletteField,
  picture: PictureField,
  picturePath: PicturePathField,
};

/** The control of one field of a section. */
export function WordsFieldView(props: FieldViewProps) {
  const { control } = props.field;
  const View = (control.kind === 'own' ? views[control.name] : undefined) ?? FieldView;
  return <View {...props} View={WordsFieldView} />;
}
