import type { agreedInSale } from './agreed.ts'
import type { Block, Cell } from './block.ts'
import { blank, cell, head } from './block.ts'
import type { DocumentParty } from './order.ts'
import { dateText, written } from './wording.ts'

const SEAL = '(서명 또는 인)'

/** Who signs: names stand beside the place for the seal. */
const partyTable = (first: [string, DocumentParty], second: [string, DocumentParty]): Block => ({
  kind: 'table',
  widths: [12, 18, 34, 12, 24],
  rows: [first, second].flatMap(([role, party]): Cell[][] => {
    const below: Cell = { text: '', head: true, merge: 'continue' }
    return [
      [{ text: role, head: true, merge: 'start' }, head('성명'), cell(written(party.name)), cell(SEAL, 2)],
      [below, head('주소'), cell(written(party.address, 16), 3)],
      [
        below,
        head('주민등록번호'),
        cell(written(party.residentRegistrationNumber, 10)),
        head('전화'),
        cell(written(party.phone)),
      ],
      [below, head('대리인'), cell(`${blank(6)} (주민등록번호 ${blank(6)})`), cell(SEAL, 2)],
    ]
  }),
})

/** Filled in by the agents themselves; left empty where the parties deal directly. */
const brokerTable = (first: string, second: string): Block => ({
  kind: 'table',
  widths: [22, 39, 39],
  rows: [
    [head('개업공인중개사'), head(`${first} 측`), head(`${second} 측`)],
    ...['사무소 소재지', '사무소 명칭', '등록번호·전화'].map((name) => [head(name), cell(''), cell('')]),
    ...['대표', '소속공인중개사'].map((name) => [
      head(name),
      cell(`${blank(6)} (서명 및 날인)`),
      cell(`${blank(6)} (서명 및 날인)`),
    ]),
  ],
})

/** The special terms of the parties, and lines for more. */
const specialTerms = (terms: readonly string[]): Block[] => [
  { kind: 'heading', text: '특약사항' },
  { kind: 'list', items: [...terms, blank(36), blank(36)] },
]

type Side = [role: string, party: DocumentParty]

/** What every contract ends with: what is agreed, what the parties add to it, and who signs. */
export const agreement = (
  { specialTerms: terms, signedOn }: { specialTerms: readonly string[]; signedOn: string | null },
  { clauses, guidance }: ReturnType<typeof agreedInSale>,
  one: Side,
  other: Side,
): Block[] => [
  { kind: 'heading', text: '계약 내용' },
  ...clauses,
  ...specialTerms(terms),
  {
    kind: 'paragraph',
    text:
      `이 계약을 증명하기 위하여 ${one[0]}과 ${other[0]}은 이의가 없음을 확인하고 서명 또는 날인한 뒤, 각각 한 통씩 보관한다. ` +
      '개업공인중개사가 중개한 때에는 개업공인중개사도 한 통을 보관한다.',
  },
  { kind: 'paragraph', align: 'center', text: `계약일 ${dateText(signedOn)}` },
  partyTable(one, other),
  { kind: 'heading', text: '개업공인중개사 (중개가 있을 때)' },
  brokerTable(one[0], other[0]),
  guidance,
]
