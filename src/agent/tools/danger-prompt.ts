import type { Language } from '../../domain/run.ts'

/** What is said of the danger to a deposit where no sums are named. Every figure comes in from outside. */
export const DANGER_WORDS = {
  KO: {
    title: '보증금 위험을 보는 기준',
    ratio: (value: string, level: string) =>
      `집값 대비 보증금·선순위채권이 ${value}라면 위험도는 ‘${level}’ 구간이에요.`,
    bands: (low: string, medium: string) =>
      `선순위채권과 보증금의 합이 집값의 ${low} 이하면 ‘낮음’, ${medium}까지 ‘주의’, 그보다 높으면 ‘높음’으로 봐요.`,
    insured: (debt: string, senior: string) =>
      `그 합이 집값의 ${debt}를 넘거나 선순위채권이 ${senior}를 넘으면 전세보증금 반환보증에 들 수 없어요 (HUG 기준).`,
    signs: {
      trust:
        '신탁등기된 집은 소유권이 신탁회사에 있어요. 신탁원부를 떼어 임대 권한이 누구에게 있는지 보고, 신탁회사의 동의서 없이 위탁자(원래 주인)와만 계약하지 마세요.',
      seizure:
        '압류·가압류·가처분·가등기나 경매가 있는 집은 그 권리가 먼저라 보증금을 지키기 어려워요. 말소되기 전에는 계약하지 않는 것이 좋아요.',
      mortgage:
        '근저당이 먼저 잡힌 집은 경매가 되면 그 빚을 갚고 남은 돈에서 보증금을 받아요. 등기사항증명서 을구의 채권최고액과 내 보증금을 더해 집값과 견주고, 잔금과 함께 말소하는 특약을 넣으세요.',
      owner:
        '계약하는 사람이 등기사항증명서의 소유자인지 신분증으로 확인하고, 대리인이면 위임장과 인감증명서를 받고 소유자와 직접 통화하세요. 보증금은 소유자 계좌로 보내세요.',
      building:
        '위반건축물은 반환보증과 대출이 막힐 수 있어요. 건축물대장에 위반건축물 표시가 있는지 확인하세요.',
    },
    tell: '보증금, 집값(또는 지역과 면적), 근저당 금액을 알려 주시면 그 집의 위험도를 계산할게요.',
  },
  EN: {
    title: 'How the danger to a deposit is judged',
    ratio: (value: string, level: string) => `At ${value} of the price the risk is in the ${level} band.`,
    bands: (low: string, medium: string) =>
      `Older debt and deposit together: up to ${low} of the price the risk is low, up to ${medium} medium, above that high.`,
    insured: (debt: string, senior: string) =>
      `Above ${debt} together, or ${senior} of older debt alone, the deposit cannot be insured (HUG).`,
    signs: {
      trust:
        'A home in trust belongs to the trust company. Read the trust register (신탁원부) for who may let it, and do not sign with the former owner alone.',
      seizure:
        'Attachments, provisional registrations or an auction come before the deposit. Better not sign before they are deleted.',
      mortgage:
        'An older mortgage is paid before the deposit at an auction. Add its maximum claim amount (part B of the register) to the deposit, compare with the price, and agree that it is deleted when the balance is paid.',
      owner:
        'Check that whoever signs is the owner in the register; of an agent ask for the power of attorney and the seal certificate, and call the owner. Pay into the owner’s account.',
      building:
        'A home with illegal building work may be refused the guarantee and loans. Look for the mark in the building register.',
    },
    tell: 'Tell the deposit, the price (or district and area) and the mortgage, and the risk of that home is worked out.',
  },
} as const satisfies Record<Language, unknown>
