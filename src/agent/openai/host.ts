import type { ModelConfig } from '../model/config.ts'

const OPENAI_URL = 'https://api.openai.com/v1'

/** Where the words go. */
export const hostOf = ({ baseUrl }: Pick<ModelConfig, 'baseUrl'>): string =>
  new URL(baseUrl ?? OPENAI_URL).host
