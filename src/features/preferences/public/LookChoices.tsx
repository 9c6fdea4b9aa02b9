import { navigation } from '@/content/en/navigation.ts';
import { preferencesText } from '@/content/en/preferences.ts';
import { fontSizes, themes } from '@/providers/preferences/preferences.ts';
import { useUserPreferences } from '@/providers/preferences/useUserPreferences.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { RadioGroup } from '@/shared/forms/RadioGroup.tsx';
import { PanelSection } from './PanelSection.tsx';

const themeOptions = themes.map((value) => ({ value, label: navigation.theme[value] }));
const sizeOptions = fontSizes.map((value) => ({ value, label: preferencesText.fontSize[value] }));

/** Theme, font size and motion. */
export function LookChoices() {
  const { theme, fontSize, reduceMotion, update } = useUserPreferences();
  const { motion } = preferencesText;
  return (
    <>
      <RadioGroup
        label={preferencesText.theme}
        name="theme"
        options={themeOptions}
        selected={theme}
        onChange={({ target }) => {
          const chosen = themes.find((value) => value === target.value);
          if (chosen) update({ theme: chosen });
        }}
      />
      <RadioGroup
        label={preferencesText.fontSize.label}
        name="font-size"
        options={sizeOptions}
        selected={fontSize}
        onChange={({ target }) => {
          const chosen = fontSizes.find((value) => value === target.value);
          if (chosen) update({ fontSize: chosen });
        }}
      />
      <PanelSection title={motion.title}>
        <Checkbox
          label={motion.label}
          hint={motion.hint}
          checked={reduceMotion}
          onChange={({ target }) => update({ reduceMotion: target.checked })}
        />
      </PanelSection>
    </>
  );
}
