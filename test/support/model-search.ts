import { NO_CONDITIONS } from '../../src/domain/property.ts'

const { regionCodes: _, ...conditions } = NO_CONDITIONS

/** Listings as a model asks for them: places by name, and no other condition. */
export const modelListings = (places: readonly string[], change: object = {}) => ({
  ...conditions,
  places,
  ...change,
})

/** What a model answers when it is asked what to look for: nothing. */
export const modelSearch = (change: object = {}) => ({
  keywords: { legal: [], realEstate: [], loan: [], general: [] },
  legal: null,
  market: [],
  property: null,
  loan: null,
  assumptions: [],
  ...change,
})
