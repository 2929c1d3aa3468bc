import type { TermId } from '../ko/term.ts'

export const TERMS: Record<TermId, string> = {
  'type.APARTMENT': 'apartment',
  'type.OFFICETEL': 'officetel',
  'type.VILLA': 'villa',
  'type.ONEROOM': 'one-room',
  'type.HOUSE': 'house',
  'type.ALL': 'all homes',
  'deal.SALE': 'sale',
  'deal.JEONSE': 'jeonse',
  'deal.RENT': 'monthly rent',
  'loan.MORTGAGE': 'mortgage',
  'loan.JEONSE': 'jeonse loan',
  'loan.CREDIT': 'credit loan',
  'loan.POLICY': 'policy loan',
  'size.exclusive': '',
}
