import type { ContractParties } from '../input-response.ts'
import { InvalidInputError } from '../errors.ts'
import type { TransactionType } from '../property.ts'
import type { Block } from './block.ts'
import { leaseContract, leaseNotes } from './lease-contract.ts'
import { toMarkdown } from './markdown.ts'
import { checkLease, checkSale, NO_PAYMENTS } from './order.ts'
import type {
  DocumentHome,
  DocumentParty,
  DocumentType,
  LeaseInput,
  LeaseKind,
  Payments,
  SalesInput,
} from './order.ts'
import type { MaskedParties } from './parties.ts'
import type { AgreedTerms } from './terms.ts'
import { salesContract } from './sales-contract.ts'

export const TEMPLATE_IDS = ['lease_contract_v1', 'sales_contract_v1'] as const
export type TemplateId = (typeof TEMPLATE_IDS)[number]

interface Template {
  name: string
  documentType: DocumentType
}

export const TEMPLATES = {
  lease_contract_v1: { name: '주택임대차계약서', documentType: 'lease_contract' },
  sales_contract_v1: { name: '부동산매매계약서', documentType: 'sales_contract' },
} as const satisfies Record<TemplateId, Template>

export const templateOf = (documentType: DocumentType): TemplateId =>
  documentType === 'lease_contract' ? 'lease_contract_v1' : 'sales_contract_v1'

/** A listing as a contract about it needs it; prices in 만원. */
export interface OfferedHome {
  home: DocumentHome
  transactionType: TransactionType
  salePrice: number | null
  deposit: number | null
  monthlyRent: number | null
}

/** What the agent may know of a document to be written; who the parties are stays in the answer that holds them. */
export interface DocumentOrder {
  templateId: TemplateId
  home: DocumentHome
  /** For a lease; null leaves the boxes to be ticked by hand. */
  kind: LeaseKind | null
  /** For a sale, in 만원; null leaves room. */
  price: number | null
  /** What is agreed where it is not as the parties' answer has it; missing in orders of before. */
  terms?: AgreedTerms | null
  payments: Payments | null
  /** YYYY-MM-DD. */
  signedOn: string | null
}

export interface FilledDocument {
  title: string
  documentType: DocumentType
  markdown: string
  blocks: Block[]
  /** What to know before signing it. */
  notes: string[]
}

const partyOf = (given: ContractParties['lessor'] | MaskedParties['lessor']): DocumentParty => ({
  ...given,
  residentRegistrationNumber: given.residentRegistrationNumber ?? null,
})

/** The home of the listing, or the one that was typed in. */
const homeOf = ({ home }: DocumentOrder, own: (ContractParties | MaskedParties)['home']): DocumentHome =>
  own == null
    ? home
    : {
        address: own.address,
        name: own.name ?? null,
        unit: own.unit ?? null,
        propertyType: own.propertyType ?? null,
        exclusiveArea: own.exclusiveArea ?? null,
      }

const leaseOf = (order: DocumentOrder, parties: ContractParties | MaskedParties): LeaseInput => ({
  home: homeOf(order, parties.home),
  kind: order.kind,
  lessor: partyOf(parties.lessor),
  lessee: partyOf(parties.lessee),
  deposit: parties.deposit ?? null,
  monthlyRent: parties.monthlyRent ?? 0,
  payments: order.payments ?? NO_PAYMENTS,
  startDate: parties.startDate,
  endDate: parties.endDate,
  specialTerms: parties.specialTerms ?? [],
  signedOn: order.signedOn,
})

/** The one form for parties serves a sale too: the deposit is the down payment, the days those of contract and balance. */
const saleOf = (order: DocumentOrder, parties: ContractParties | MaskedParties): SalesInput => {
  const { startDate, endDate } = parties
  const deposit = parties.deposit ?? null
  if (order.price !== null && deposit !== null && deposit > order.price) {
    const message = 'the down payment is more than the price'
    throw new InvalidInputError(`deposit: ${message}`, 'deposit', [{ field: 'deposit', message }])
  }
  const balance = order.price === null || deposit === null ? null : order.price - deposit
  return {
    home: homeOf(order, parties.home),
    seller: partyOf(parties.lessor),
    buyer: partyOf(parties.lessee),
    price: order.price,
    payments: order.payments ?? {
      down: { amount: deposit, date: startDate },
      intermediate: [],
      balance: { amount: balance, date: endDate },
    },
    specialTerms: parties.specialTerms ?? [],
    signedOn: order.signedOn ?? startDate,
  }
}

/** Whoever gets the paper has to see that no person wrote it. */
const MACHINE_MARK: Block = {
  kind: 'guidance',
  heading: '이 문서를 만든 방법',
  items: [
    '이 문서는 홈즈냥즈의 프로그램이 입력된 내용과 서식으로 자동 작성했으며, 사람이 쓰거나 검토하지 않았습니다. 서명하기 전에 모든 내용을 직접 확인하세요.',
  ],
}

const DEMO_NOTE =
  '예시 문서: 이 집은 시연용으로 꾸며 낸 매물입니다. 실제로 있는 집이 아니므로 이 문서로 계약할 수 없습니다.'

/** That a home is invented stands below the title, where whoever signs sees it. */
const finish = (
  templateId: TemplateId,
  { isDemo = false }: DocumentHome,
  [title, ...rest]: Block[],
  notes: string[],
): FilledDocument => {
  const demo: Block[] = isDemo ? [{ kind: 'paragraph', align: 'center', text: `※ ${DEMO_NOTE}` }] : []
  const blocks = [...(title ? [title] : []), ...demo, ...rest, MACHINE_MARK]
  return {
    title: TEMPLATES[templateId].name,
    documentType: TEMPLATES[templateId].documentType,
    markdown: toMarkdown(blocks),
    blocks,
    notes: isDemo ? [DEMO_NOTE, ...notes] : notes,
  }
}

export const fillLease = (lease: LeaseInput): FilledDocument => {
  checkLease(lease)
  return finish('lease_contract_v1', lease.home, leaseContract(lease), leaseNotes(lease))
}

export const fillSale = (sale: SalesInput): FilledDocument => {
  checkSale(sale)
  return finish('sales_contract_v1', sale.home, salesContract(sale), [])
}

/**
 * Writes a document. With masked parties it is what everybody may see of it, with the parties themselves the document.
 * Throws InvalidInputError that names every field at fault.
 */
export const fillTemplate = (
  order: DocumentOrder,
  parties: ContractParties | MaskedParties,
): FilledDocument => {
  const agreed = order.terms == null ? parties : { ...parties, ...order.terms }
  return order.templateId === 'lease_contract_v1'
    ? fillLease(leaseOf(order, agreed))
    : fillSale(saleOf({ ...order, price: order.terms?.price ?? order.price }, agreed))
}
