import type { Language } from '../../domain/run.ts'

/** What is said of deposits and rents that are turned into one another. */
export const CONVERSION_WORDS = {
  KO: {
    title: '전월세 전환 계산',
    said: (rent: string) => `줄인 보증금 대신 받을 수 있는 월세는 최대 ${rent}이에요.`,
    toRent: (rent: string) => `보증금을 모두 월세로 돌리면 월세는 최대 ${rent}이에요.`,
    step: (deposit: string, rent: string) => `보증금을 ${deposit} 남길 때마다 월세가 ${rent}씩 줄어요.`,
    rate: (value: string) => `전월세 전환율 상한: ${value}`,
    cap: '이 상한은 살고 있는 계약이나 갱신하는 계약에서 보증금을 월세로 돌릴 때 적용되고, 새 계약에는 적용되지 않아요.',
    toJeonse: (deposit: string, rate: string) => `전월세 전환율 ${rate}로 환산하면 전세 ${deposit}과 같아요.`,
    lessRent: (rent: string, rate: string) =>
      `전월세 전환율 ${rate}로 환산하면 보증금을 올린 뒤 월세는 ${rent}이에요.`,
    noCap: '월세를 보증금으로 돌릴 때의 비율은 법에 정해져 있지 않아 임대인과 협의해 정해요.',
    depends:
      '법정 상한 전환율로 환산한 값이에요. 실제로 쓰는 전환율이 이보다 높으면 같은 월세가 더 적은 보증금과 같아져요.',
    implied: (rate: string) => `두 조건은 전환율 연 ${rate}에서 같아요.`,
    cheaper: (rate: string) =>
      `전세 보증금의 차액을 연 ${rate}보다 낮은 금리로 마련할 수 있으면 전세의 부담이 더 작아요.`,
    dearer: (rate: string) => `차액을 마련하는 금리가 연 ${rate}보다 높으면 월세의 부담이 더 작아요.`,
    atCap: (rate: string, rent: string) => `법정 상한 전환율 ${rate}를 대면 차액만큼의 월세는 ${rent}이에요.`,
    year: (rent: string) => `한 해에 내는 월세: ${rent}`,
    risk: '전세는 맡기는 보증금이 커서, 전세가율과 선순위채권·반환보증을 확인해야 해요.',
  },
  EN: {
    title: 'Deposit and rent',
    said: (rent: string) => `The highest monthly rent for the lower deposit is ${rent}.`,
    toRent: (rent: string) => `With the whole deposit turned into rent, the monthly rent is at most ${rent}.`,
    step: (deposit: string, rent: string) =>
      `Every ${deposit} of deposit that stays takes ${rent} off the rent.`,
    rate: (value: string) => `Highest conversion rate: ${value}`,
    cap: 'This cap holds where the deposit of a running or renewed lease is turned into rent, and not for a new lease.',
    toJeonse: (deposit: string, rate: string) =>
      `At a conversion rate of ${rate} this equals a jeonse of ${deposit}.`,
    lessRent: (rent: string, rate: string) =>
      `At a conversion rate of ${rate} the rent with the higher deposit is ${rent}.`,
    noCap: 'No statute sets a rate for turning rent into deposit: landlord and tenant agree on it.',
    depends:
      'The statutory cap was taken as the rate. At a higher rate the same rent stands for a smaller deposit.',
    implied: (rate: string) => `The two offers are the same at a conversion rate of ${rate} a year.`,
    cheaper: (rate: string) =>
      `If the difference in deposit costs you less than ${rate} a year, jeonse is cheaper.`,
    dearer: (rate: string) => `If it costs you more than ${rate} a year, the rent is cheaper.`,
    atCap: (rate: string, rent: string) =>
      `At the statutory cap of ${rate} the difference would be a rent of ${rent}.`,
    year: (rent: string) => `Rent in a year: ${rent}`,
    risk: 'Jeonse puts a large deposit at risk: check the jeonse ratio, older debt and the guarantee.',
  },
} as const satisfies Record<Language, unknown>
