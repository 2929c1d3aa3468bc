import { agreedInSale } from './agreed.ts'
import type { Block } from './block.ts'
import { blank } from './block.ts'
import type { SalesInput } from './order.ts'
import { brokerTable, dateText, homeTable, partyTable, paymentTable, specialTerms } from './wording.ts'

/** 부동산매매계약서, in the project's own words. */
export const salesContract = (sale: SalesInput): Block[] => {
  const agreed = agreedInSale()
  return [
    { kind: 'title', text: '부동산매매계약서' },
    {
      kind: 'paragraph',
      text: '매도인과 매수인은 아래에 표시한 부동산에 대하여 다음과 같이 매매계약을 맺는다.',
    },
    { kind: 'heading', text: '부동산의 표시' },
    homeTable(sale.home, '매매할 부분'),
    { kind: 'heading', text: '매매대금' },
    paymentTable('매매대금', sale.price, sale.payments),
    {
      kind: 'paragraph',
      text: `임대차가 있을 때: 보증금 ${blank(8)}원, 월 차임 ${blank(6)}원   □ 매수인이 이어받음   □ 잔금 전에 정리`,
    },
    { kind: 'heading', text: '계약 내용' },
    ...agreed.clauses,
    ...specialTerms(sale.specialTerms),
    {
      kind: 'paragraph',
      text:
        '이 계약을 증명하기 위하여 매도인과 매수인은 이의가 없음을 확인하고 서명 또는 날인한 뒤, 각각 한 통씩 보관한다. ' +
        '개업공인중개사가 중개한 때에는 개업공인중개사도 한 통을 보관한다.',
    },
    { kind: 'paragraph', align: 'center', text: `계약일 ${dateText(sale.signedOn)}` },
    partyTable(['매도인', sale.seller], ['매수인', sale.buyer]),
    { kind: 'heading', text: '개업공인중개사 (중개가 있을 때)' },
    brokerTable('매도인', '매수인'),
    agreed.guidance,
  ]
}
