export const TEAMS = ['SEARCH', 'ANALYSIS', 'DOCUMENT'] as const
export type Team = (typeof TEAMS)[number]
