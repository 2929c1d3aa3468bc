import { agreedInSale } from './agreed.ts'
import { agreement } from './agreement.ts'
import type { Block } from './block.ts'
import { blank } from './block.ts'
import type { SalesInput } from './order.ts'
import { homeTable, paymentTable } from './wording.ts'

/** 부동산매매계약서, in the project's own words. */
export const salesContract = (sale: SalesInput): Block[] => [
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
  ...agreement(sale, agreedInSale(), ['매도인', sale.seller], ['매수인', sale.buyer]),
]
