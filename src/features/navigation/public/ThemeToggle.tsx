import { Moon, Sun, SunMoon } from 'lucide-react';
import { navigation } from '@/content/en/navigation.ts';
import type { Theme } from '@/providers/preferences/preferences.ts';
import { useUserPreferences } from '@/providers/preferences/useUserPreferences.ts';

const icons = { system: SunMoon, light: Sun, dark: Moon };
const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

/** Cycles through the themes: system, light, dark. */
export function ThemeToggle() {
  const { theme, update } = useUserPreferences();
  const Icon = icons[theme];
  const label = `${navigation.theme.label}: ${navigation.theme[theme]}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => update({ theme: next[theme] })}
      className="btn btn-quiet px-3"
    >
      <Icon aria-hidden />
      <span className="nav-wide:hidden">{navigation.theme[theme]}</span>
    </button>
  );
}
