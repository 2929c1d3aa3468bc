import {
  PROPERTY_TYPE_LABELS,
  PROPERTY_TYPES,
  TRANSACTION_TYPE_LABELS,
  TRANSACTION_TYPES,
} from '../../domain/property.ts'
import type { Language } from '../../domain/run.ts'

export const label = (type: string | null, language: Language = 'KO'): string => {
  const of = ({ ko, en }: { ko: string; en: string }) => (language === 'KO' ? ko : en)
  const property = PROPERTY_TYPES.find((known) => known === type)
  if (property) return of(PROPERTY_TYPE_LABELS[property])
  const deal = TRANSACTION_TYPES.find((known) => known === type)
  return deal ? of(TRANSACTION_TYPE_LABELS[deal]) : ''
}

export const MARKED = {
  KO: { demo: '[예시] ', listing: '매물', direct: '직거래' },
  EN: { demo: '[demo] ', listing: 'listing', direct: 'direct trade' },
} as const
