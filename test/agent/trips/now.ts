/** The day on which all trips are made. */
export const NOW = new Date('2026-11-24T03:00:00Z')
