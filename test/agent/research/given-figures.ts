import { z } from 'zod'

/** Questions that give figures: what calculators must be handed, and what the verdict is. Sums in 만원. */
const question = z.object({
  query: z.string().min(1),
  language: z.enum(['KO', 'EN']),
  /** By calculator, a part of its inputs. */
  inputs: z.record(z.string(), z.record(z.string(), z.unknown())),
  level: z.enum(['LOW', 'MEDIUM', 'HIGH']).nullable(),
})

const ko = (
  query: string,
  inputs: z.input<typeof question>['inputs'],
  level: z.input<typeof question>['level'] = null,
) => ({
  query,
  language: 'KO' as const,
  inputs,
  level,
})
const en = (
  query: string,
  inputs: z.input<typeof question>['inputs'],
  level: z.input<typeof question>['level'] = null,
) => ({
  ...ko(query, inputs, level),
  language: 'EN' as const,
})

export const QUESTIONS = z.array(question).parse([
  ko(
    '마포구 아파트 시세 5억인데 전세 4억 8천, 근저당 5천 있어. 안전한지 조사해줘',
    { jeonseRisk: { marketPrice: 50_000, deposit: 48_000, seniorDebt: 5000, regionCode: '1144000000' } },
    'HIGH',
  ),
  ko(
    '강남구 아파트 매매가 20억에 전세 보증금 8억, 융자는 없대요. 위험한지 조사 부탁드려요',
    { jeonseRisk: { marketPrice: 200_000, deposit: 80_000 } },
    'LOW',
  ),
  ko(
    '아현동 아파트 전세 보증금 7억이고 선순위 채권이 1억 있는데 깡통전세인지 조사해줘',
    { jeonseRisk: { deposit: 70_000, seniorDebt: 10_000, regionCode: '1144010100' } },
    'HIGH',
  ),
  ko(
    '시세 3억짜리 빌라에 전세 2억 9천으로 들어가도 안전할지 알아봐줘',
    { jeonseRisk: { marketPrice: 30_000, deposit: 29_000 } },
    'HIGH',
  ),
  ko('강남구 아파트 12억에 사면 취득세랑 복비가 얼마인지 조사해줘', {
    acquisitionTax: { price: 120_000 },
    brokerageFee: { salePrice: 120_000, transactionType: 'SALE' },
  }),
  ko('연봉 8천인데 마포구 9억 아파트 살 때 대출 얼마까지 나오는지, 금리 4.2%에 30년으로 조사해줘', {
    loanAffordability: { price: 90_000, annualIncome: 8000, annualRate: 4.2, years: 30 },
  }),
  ko('주담대 3억을 금리 4.5%로 20년 원리금균등이면 매달 얼마 갚는지 조사해줘', {
    loanRepayment: { loan: 30_000, annualRate: 4.5, years: 20 },
  }),
  ko('마포구 오피스텔 매매가 2억 5천, 보증금 1000에 월세 90이면 수익률이 얼마인지 조사해줘', {
    roi: { price: 25_000, monthlyRent: 90, deposit: 1000 },
  }),
  ko('강남구 아파트 보증금 6억을 6억 2천으로 올려달라는데 인상 한도 안에 드는지 조사해줘', {
    rentIncrease: { currentDeposit: 60_000, newDeposit: 62_000 },
  }),
  ko('분당구 아파트 전세 5억인데 2억만 보증금으로 하고 나머지를 월세로 전환하면 얼마인지 조사해줘', {
    rentConversion: { deposit: 50_000, newDeposit: 20_000 },
  }),
  ko('마포구 아파트 전세 4억 8천 중개보수가 얼마인지 조사해줘', {
    brokerageFee: { deposit: 48_000, transactionType: 'JEONSE' },
  }),
  en(
    'Research whether a jeonse deposit of 480 million won is safe in Mapo-gu; the apartment is worth 500 million won and there is a senior debt of 50 million won',
    { jeonseRisk: { marketPrice: 50_000, deposit: 48_000, seniorDebt: 5000 } },
    'HIGH',
  ),
  en(
    'Research the acquisition tax and brokerage fee for buying an apartment in Gangnam-gu for 1.2 billion won',
    {
      acquisitionTax: { price: 120_000 },
      brokerageFee: { salePrice: 120_000 },
    },
  ),
  en(
    'Is it risky to rent an apartment in Gangnam-gu with a jeonse deposit of 600 million won if the price is 1.5 billion won? Please research',
    { jeonseRisk: { marketPrice: 150_000, deposit: 60_000 } },
    'LOW',
  ),
])
