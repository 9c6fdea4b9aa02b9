import type { ComponentType } from 'react';
import { FieldView } from '@/shared/admin/fields/FieldView.tsx';
import type { FieldViewProps } from '@/shared/admin/fields/fieldValue.ts';
import { LogoField } from './LogoField.tsx';
import { PaletteField } from './PaletteField.tsx';
import { FocalField, MaybePictureField, PictureField, PicturePathField } from './PictureField.tsx';

/** Controls of site texts only; named in `data/pictureFields.ts` and `data/shapedFields.ts`. */
const views: Readonly<Record<string, ComponentType<FieldViewProps>>> = {
  focal: FocalField,
  logo: LogoField,
  maybePicture: MaybePictureField,
  palette: PaletteField,
  picture: PictureField,
  picturePath: PicturePathField,
};

/** The control of a section's field. */
export function WordsFieldView(props: FieldViewProps) {
  const { control } = props.field;
  const View = (control.kind === 'own' ? views[control.name] : undefined) ?? FieldView;
  return <View {...props} View={WordsFieldView} />;
}
