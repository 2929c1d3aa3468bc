export type Theme = 'light' | 'dark' | 'system'

const KEY = 'holmesnyangz.theme'
const isTheme = (value: string | null): value is Theme =>
  value === 'light' || value === 'dark' || value === 'system'

export const readTheme = (): Theme => {
  const kept = localStorage.getItem(KEY)
  return isTheme(kept) ? kept : 'system'
}

/** Light or dark as the reader wants it; as the system has it unless told. */
export const applyTheme = (theme: Theme = readTheme()): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  localStorage.setItem(KEY, theme)
}
