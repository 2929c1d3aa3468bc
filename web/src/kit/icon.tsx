/** Drawn on 24 × 24 with a line of 1.75; a name a picture. */
const PATHS = {
  alert: 'M12 4 3 19h18zM12 10v4M12 16.5v.5',
  archive: 'M4 5h16v4H4zM6 9v10h12V9M10 13h4',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21h4',
  chart: 'M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  check: 'm5 13 4 4L19 7',
  chevron: 'm9 6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  code: 'm9 8-4 4 4 4M15 8l4 4-4 4',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  download: 'M12 4v11M8 11l4 4 4-4M5 20h14',
  edit: 'm5 19 1-4L16 5l3 3L9 18z',
  heart: 'M12 20S4 15 4 9.5A4.2 4.2 0 0 1 12 7a4.2 4.2 0 0 1 8 2.5C20 15 12 20 12 20z',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  map: 'M9 5 4 7v13l5-2 6 2 5-2V5l-5 2zM9 5v13M15 7v13',
  menu: 'M4 7h16M4 12h16M4 17h16',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16 16l4 4',
  send: 'M12 20V5M6 11l6-6 6 6',
  stop: 'M7 7h10v10H7z',
  table: 'M4 5h16v14H4zM4 10h16M10 5v14',
  thumb: 'M7 11v9H4v-9zM7 11l4-7c1.7 0 2.4 1.2 2 3l-.6 3H18c1.6 0 2.3 1 2 2.4l-1.4 6A2 2 0 0 1 16.6 20H7',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 20c1-4 4-5 8-5s7 1 8 5',
} as const
export type IconName = keyof typeof PATHS

/** Beside words, which say the same: never read out. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
)
