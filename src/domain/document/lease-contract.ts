import type { Block, Cell } from './block.ts'
import { blank, cell, head, tick } from './block.ts'
import { agreedInLease } from './agreed.ts'
import { agreement } from './agreement.ts'
import type { LeaseInput } from './order.ts'
import { isUnderTwoYears } from './order.ts'
import { amountText, dateText, homeTable, paymentTable } from './wording.ts'

/** What the user should know of this document before signing it. */
export const leaseNotes = ({ startDate, endDate }: LeaseInput): string[] =>
  startDate !== null && endDate !== null && isUnderTwoYears(startDate, endDate)
    ? [
        '임대차기간을 2년보다 짧게 정했습니다. 주택임대차보호법 제4조 제1항에 따라 그 기간은 2년으로 보며, ' +
          '임차인만은 정한 기간이 유효하다고 주장할 수 있습니다.',
      ]
    : []

const confirmations: Block[] = [
  { kind: 'heading', text: '계약 전에 확인한 사항' },
  {
    kind: 'table',
    widths: [24, 38, 38],
    rows: [
      [head('확인할 것'), head('있음·없음'), head('내용 (있을 때)')],
      [head('미납 국세·지방세'), cell('□ 없음   □ 있음'), cell(`세목과 금액 ${blank(8)}`)],
      [head('담보권·압류 등 선순위 권리'), cell('□ 없음   □ 있음'), cell(`권리와 금액 ${blank(8)}`)],
      [head('먼저 입주한 임차인의 확정일자'), cell('□ 해당 없음   □ 있음'), cell(`보증금 합계 ${blank(8)}`)],
      [head('확인한 사람'), cell(`임대인 ${blank(5)} (서명)`), cell(`임차인 ${blank(5)} (서명)`)],
    ],
  },
  {
    kind: 'paragraph',
    text:
      '임대인은 계약을 맺기 전에 확정일자 부여일과 선순위 보증금 등의 정보, 국세와 지방세의 납세증명서를 임차인에게 보여 주거나, ' +
      '임차인이 그 정보를 직접 열람하도록 동의한다 (주택임대차보호법 제3조의7).',
  },
]

const rent = (monthlyRent: number | null): Cell[][] =>
  monthlyRent === 0
    ? [[head('차임 (월세)'), cell('없음 (전세)', 2)]]
    : [
        [head('차임 (월세)'), cell(amountText(monthlyRent), 2)],
        [
          head('차임의 지급'),
          cell(`매월 ${blank(2)}일 (□ 선불 □ 후불), 계좌 ${blank(10)}, 예금주 ${blank(4)}`, 2),
        ],
      ]

const money = (lease: LeaseInput): Block[] => {
  const payments = paymentTable('보증금', lease.deposit, lease.payments)
  const rows = payments.kind === 'table' ? payments.rows : []
  return [
    { kind: 'heading', text: '보증금과 차임' },
    {
      kind: 'table',
      widths: [16, 46, 38],
      rows: [
        ...rows,
        ...rent(lease.monthlyRent),
        [head('관리비'), cell(`월 ${blank(6)}원 (항목: ${blank(12)})   □ 정액   □ 사용량에 따라 부과`, 2)],
      ],
    },
  ]
}

/** 주택임대차계약서, in the project's own words. */
export const leaseContract = (lease: LeaseInput): Block[] => {
  const leaseType = lease.monthlyRent === null ? null : lease.monthlyRent === 0 ? 'JEONSE' : 'RENT'
  const notes = leaseNotes(lease)
  return [
    { kind: 'title', text: '주택임대차계약서' },
    {
      kind: 'paragraph',
      align: 'center',
      text: tick(
        [
          ['JEONSE', '전세'],
          ['RENT', '보증금 있는 월세'],
        ],
        leaseType,
      ),
    },
    {
      kind: 'paragraph',
      text: '임대인과 임차인은 아래에 표시한 주택에 대하여 다음과 같이 임대차계약을 맺는다.',
    },
    { kind: 'heading', text: '주택의 표시' },
    homeTable(lease.home, '임대할 부분'),
    { kind: 'heading', text: '계약의 종류' },
    {
      kind: 'table',
      widths: [16, 84],
      rows: [
        [
          head('종류'),
          cell(
            tick(
              [
                ['NEW', '신규 계약'],
                ['RENEWAL', '합의에 의한 재계약'],
                ['RENEWAL_RIGHT', '계약갱신요구권 행사에 따른 갱신'],
              ],
              lease.kind,
            ),
          ),
        ],
        [
          head('갱신 전 계약'),
          cell(
            `기간 ${blank(5)}부터 ${blank(5)}까지, 보증금 ${blank(6)}원, 차임 월 ${blank(5)}원 (갱신일 때)`,
          ),
        ],
        [head('임대차기간'), cell(`${dateText(lease.startDate)}부터 ${dateText(lease.endDate)}까지`)],
      ],
    },
    ...notes.map((text): Block => ({ kind: 'paragraph', text: `※ ${text}` })),
    ...money(lease),
    ...confirmations,
    ...agreement(lease, agreedInLease(lease), ['임대인', lease.lessor], ['임차인', lease.lessee]),
  ]
}
