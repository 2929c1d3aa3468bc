import type { RepaymentMethod } from '../../domain/calculator/loan-repayment.ts'
import type { Borrower, LendingZone } from '../../domain/calculator/lending-place.ts'
import type { Language } from '../../domain/run.ts'

/** What is said of repayments, and of rules that are asked about by name. Every figure comes in from outside. */
export const RULE_WORDS = {
  KO: {
    repayment: {
      title: '대출 상환 계산',
      methods: {
        LEVEL: '원리금균등',
        EQUAL_PRINCIPAL: '원금균등',
        BULLET: '만기일시',
      } satisfies Record<RepaymentMethod, string>,
      method: '상환 방식',
      said: {
        LEVEL: (payment: string, _last: string, interest: string) =>
          `매달 ${payment}씩 갚아요 (원리금균등, 첫 달 이자 ${interest}).`,
        EQUAL_PRINCIPAL: (first: string, last: string) =>
          `첫 달 ${first}에서 시작해 달마다 줄어 마지막 달에는 ${last}을 갚아요 (원금균등).`,
        BULLET: (interest: string) =>
          `매달 이자 ${interest}을 내고, 원금은 만기에 한꺼번에 갚아요 (만기일시).`,
      },
      interest: (value: string, years: string) => `${years} 동안 내는 이자: 모두 ${value}`,
      total: (value: string) => `원금과 이자를 합한 금액: ${value}`,
      other: (method: string, first: string, interest: string) =>
        `${method}으로 하면 첫 달 ${first}, 이자는 모두 ${interest}이에요.`,
      interestOnly: (method: string, first: string, interest: string) =>
        `${method}로 하면 매달 이자 ${first}, 이자는 모두 ${interest}이에요.`,
      firstInterest: (value: string) => `첫 달에 내는 금액 가운데 이자: ${value}`,
      fixed: '금리가 끝까지 같고 거치기간이 없다고 보았어요. 변동금리면 금리가 바뀔 때 금액도 달라져요.',
      currency: '미국 달러로 말씀하신 금액은 같은 통화로 계산했어요.',
      assumedLease: '전세대출은 보통 이자만 내다 만기에 갚으므로 만기일시로 계산했어요',
      assumedMethod: '말하지 않아 가장 흔한 원리금균등으로 계산했어요',
      assumedRate: (value: string) => `말하지 않아 연 ${value}로 계산했어요`,
      assumedYears: (value: string) => `말하지 않아 ${value}으로 계산했어요`,
      sensitivity: (rate: string, payment: string) => `금리가 ${rate}라면 매달 ${payment}이에요.`,
    },
    gap: {
      title: '갭투자 계산',
      said: (gap: string, ratio: string) =>
        `매매가에서 전세보증금을 뺀 갭은 ${gap}이고, 전세가율은 ${ratio}예요.`,
      loss: (percent: string) =>
        `집값이 ${percent} 내리면 보증금보다 집값이 낮아져, 팔아도 보증금을 다 돌려줄 수 없어요.`,
      back: (percent: string, amount: string) =>
        `다음 세입자의 전세가 ${percent} 내리면 ${amount}을 내 돈으로 돌려줘야 해요.`,
      high: '전세가율이 80%를 넘으면 세입자가 반환보증에 들기 어렵고, 역전세가 오면 위험이 커요.',
      taxes: '취득세·중개보수와 대출 이자는 넣지 않은 금액이에요.',
      duty: '규제지역이나 토지거래허가구역에서는 실거주 의무가 있어 세를 낀 매수가 막힐 수 있어요. 구청에 먼저 확인하세요.',
      permit: (place: string, until: string | null) =>
        until === null
          ? `${place}은(는) 토지거래허가구역이라, 허가 없이 맺은 계약은 효력이 없고 세를 낀 매수는 허가받기 어려워요.`
          : `${place}은(는) ${until}까지 토지거래허가구역이었어요. 그 뒤로 연장됐는지는 구청에 확인하세요.`,
      permitPartly: '이 지역은 일부만 지정되어 있으니 동까지 확인하세요.',
      metric: { gap: '갭(필요한 내 돈)', ratio: '전세가율' },
    },
    limits: {
      title: '주택담보대출 규제 비율',
      ltvMeans: 'LTV(주택담보인정비율)는 집값 가운데 대출로 빌릴 수 있는 비율이에요.',
      dsrMeans: 'DSR(총부채원리금상환비율)은 모든 대출의 연간 원리금이 연소득에서 차지할 수 있는 비율이에요.',
      borrowers: { noHome: '무주택자', firstHome: '생애최초 구입자', owner: '유주택자' } satisfies Record<
        Borrower,
        string
      >,
      zones: {
        regulated: '규제지역',
        capital: '수도권 비규제지역',
        elsewhere: '비수도권',
      } satisfies Record<LendingZone, string>,
      ltv: (who: string, where: string, value: string) => `${who} LTV, ${where}: ${value}`,
      ltvHere: (who: string, region: string, where: string, value: string) =>
        `${region}(${where})에서 ${who}의 LTV는 ${value}예요.`,
      dsr: (limit: string) => `은행 DSR 한도: ${limit}`,
      yearly: (value: string, monthly: string) =>
        `소득에서 갚을 수 있는 원리금: 한 해 ${value}, 한 달 ${monthly}`,
      loan: (where: string, loan: string, stress: string, years: string) =>
        `${where}: DSR로는 최대 ${loan} (스트레스 금리 ${stress}p를 더하고 만기 ${years})`,
      capital: '수도권·규제지역',
      elsewhere: '그 밖의 지역',
      main: (loan: string, other: string) =>
        `DSR만 보면 수도권·규제지역에서 최대 ${loan}, 그 밖의 지역에서 최대 ${other}까지 빌릴 수 있어요.`,
      also: '집값에 따른 LTV와 금액 한도가 더 낮으면 그만큼만 빌릴 수 있어요. 집값과 지역을 알려 주시면 함께 계산할게요.',
      noIncome: '연소득을 알려 주시면 DSR로 빌릴 수 있는 금액을 계산할게요.',
      rateNeeded: '금리를 알려 주시면 DSR로 빌릴 수 있는 금액을 계산할게요.',
    },
    priority: {
      title: '최우선변제금',
      said: (region: string, ceiling: string, amount: string) =>
        `${region}에서는 보증금이 ${ceiling} 이하일 때 ${amount}까지 최우선변제를 받아요.`,
      yours: (deposit: string, amount: string) =>
        `보증금 ${deposit}이면 경매에서 먼저 받는 금액은 최대 ${amount}이에요.`,
      none: (deposit: string, ceiling: string) =>
        `보증금 ${deposit}은 상한 ${ceiling}을 넘어 최우선변제를 받지 못해요. 대항력과 확정일자가 있으면 순위대로 배당받아요.`,
      half: '집값(대지 포함)의 절반까지만 받고, 세입자가 여럿이면 그 안에서 나눠요.',
      day: '기준은 계약일이 아니라 그 집에 처음 근저당이 잡힌 날이에요. 그날이 오래됐으면 금액이 더 작아요.',
      moved: '경매개시 등기 전에 이사하고 전입신고를 마쳐야 받을 수 있어요.',
      straddles: '이 지역은 구간이 둘로 나뉘어 낮은 쪽으로 말씀드렸어요. 동까지 알려 주시면 정확해요.',
      noRegion: '지역을 알려 주시면 그 지역의 금액만 골라 드릴게요.',
      rule: '지역별 보증금 상한과 최우선변제금은 아래 규칙에 있어요.',
    },
    guarantee: {
      title: '전세보증금 반환보증 가입 요건',
      said: (capital: string, elsewhere: string, debt: string, senior: string) =>
        `보증금이 수도권 ${capital}, 그 밖의 지역 ${elsewhere} 이하이고, 선순위채권과 보증금의 합이 집값의 ${debt}, ` +
        `선순위채권이 집값의 ${senior} 이하여야 가입할 수 있어요 (HUG 기준).`,
      also: '전입신고와 확정일자를 갖추고, 전세계약 기간의 절반이 지나기 전에 신청해야 해요.',
      broken: '위반건축물이거나 압류·경매 중인 집, 임대인이 보증 금지 대상이면 가입할 수 없어요.',
      price: '집값은 KB·한국부동산원 시세를 쓰고, 시세가 없으면 공동주택 공시가격을 바탕으로 정해요.',
      check: '요건과 보증료는 바뀌므로 계약 전에 HUG·HF·SGI에서 그 집이 가입되는지 확인하세요.',
    },
  },
  EN: {
    repayment: {
      title: 'Repayment of the loan',
      methods: {
        LEVEL: 'level payments',
        EQUAL_PRINCIPAL: 'equal principal',
        BULLET: 'interest only, principal at the end',
      } satisfies Record<RepaymentMethod, string>,
      method: 'repayment',
      said: {
        LEVEL: (payment: string, _last: string, interest: string) =>
          `The monthly payment is ${payment} (level payments, ${interest} of it interest in the first month).`,
        EQUAL_PRINCIPAL: (first: string, last: string) =>
          `The first month costs ${first}, less every month, and the last one ${last} (equal principal).`,
        BULLET: (interest: string) =>
          `The interest is ${interest} a month, and the principal is paid back at the end (bullet).`,
      },
      interest: (value: string, years: string) => `Interest over ${years}: ${value} altogether`,
      total: (value: string) => `Principal and interest together: ${value}`,
      other: (method: string, first: string, interest: string) =>
        `With ${method} the first month costs ${first}, and the interest comes to ${interest}.`,
      interestOnly: (method: string, first: string, interest: string) =>
        `With ${method} the interest is ${first} a month and ${interest} altogether.`,
      firstInterest: (value: string) => `Interest in the first payment: ${value}`,
      fixed:
        'The rate is taken to stay as it is, without a grace period. With a variable rate the sum changes.',
      currency: 'The sum in US dollars was calculated in the same currency.',
      assumedLease:
        'a loan for a deposit is usually paid back at the end of the lease, so a bullet was taken',
      assumedMethod: 'not said, so level payments, the usual kind, were taken',
      assumedRate: (value: string) => `not said, so ${value} a year was taken`,
      assumedYears: (value: string) => `not said, so ${value} were taken`,
      sensitivity: (rate: string, payment: string) => `At ${rate} it would be ${payment} a month.`,
    },
    gap: {
      title: 'Buying with a tenant (gap investment)',
      said: (gap: string, ratio: string) =>
        `The price less the jeonse deposit leaves ${gap} of own money; the deposit is ${ratio} of the price.`,
      loss: (percent: string) =>
        `If the price falls by ${percent}, it is below the deposit, and a sale would not pay the tenant back.`,
      back: (percent: string, amount: string) =>
        `If the next jeonse is ${percent} lower, ${amount} of own money has to be paid back to the tenant.`,
      high: 'Above 80% of the price a tenant can hardly insure the deposit, and falling jeonse is a real danger.',
      taxes: 'Acquisition tax, brokerage fee and interest are not in this sum.',
      duty: 'In regulated areas and land-permission zones a duty to live there may forbid buying with a tenant. Ask the district office first.',
      permit: (place: string, until: string | null) =>
        until === null
          ? `${place} is a land-permission zone: a contract without a permit is void, and buying with a tenant is hardly permitted.`
          : `${place} was a land-permission zone until ${until}. Ask the district office whether that was prolonged.`,
      permitPartly: 'Only a part of the district is designated: check the dong.',
      metric: { gap: 'own money (gap)', ratio: 'jeonse ratio' },
    },
    limits: {
      title: 'Limits on mortgages',
      ltvMeans: 'LTV (loan to value) is the share of the price that may be borrowed.',
      dsrMeans:
        'DSR (debt service ratio) is the share of the yearly income that repayments of all loans may take.',
      borrowers: {
        noHome: 'Without a home',
        firstHome: 'First home ever',
        owner: 'With a home already',
      } satisfies Record<Borrower, string>,
      zones: {
        regulated: 'regulated areas',
        capital: 'capital region, not regulated',
        elsewhere: 'outside the capital region',
      } satisfies Record<LendingZone, string>,
      ltv: (who: string, where: string, value: string) => `${who}, ${where}: LTV ${value}`,
      ltvHere: (who: string, region: string, where: string, value: string) =>
        `${who}, LTV is ${value} in ${region} (${where}).`,
      dsr: (limit: string) => `DSR limit of banks: ${limit}`,
      yearly: (value: string, monthly: string) =>
        `Repayments that the income allows: ${value} a year, ${monthly} a month`,
      loan: (where: string, loan: string, stress: string, years: string) =>
        `${where}: at most ${loan} by DSR (stress rate of ${stress}p on top, over ${years})`,
      capital: 'Capital region and regulated areas',
      elsewhere: 'Elsewhere',
      main: (loan: string, other: string) =>
        `By DSR alone at most ${loan} can be borrowed in the capital region and regulated areas, and ${other} elsewhere.`,
      also: 'Where LTV or the cap on mortgages is lower, it decides. Tell price and region and they are worked out too.',
      noIncome: 'Tell the yearly income and the loan that DSR allows can be worked out.',
      rateNeeded: 'Tell the interest rate and the loan that DSR allows can be worked out.',
    },
    priority: {
      title: 'Small deposits, paid first',
      said: (region: string, ceiling: string, amount: string) =>
        `In ${region} a deposit of up to ${ceiling} is paid first up to ${amount}.`,
      yours: (deposit: string, amount: string) =>
        `Of a deposit of ${deposit} at most ${amount} is paid first at an auction.`,
      none: (deposit: string, ceiling: string) =>
        `A deposit of ${deposit} is above the ceiling of ${ceiling}, so nothing is paid first. With opposing power and a fixed date it is paid in its rank.`,
      half: 'At most half of the price of the home (with its land) is paid so, shared among its tenants.',
      day: 'What counts is the day of the first mortgage on the home, not that of the lease; older rows are lower.',
      moved: 'The tenant must have moved in and reported it before the auction is registered.',
      straddles: 'This place lies in two tiers and the lower one is told. The dong makes it exact.',
      noRegion: 'Tell the region and only its sums are named.',
      rule: 'Ceilings and sums by region stand in the rule below.',
    },
    guarantee: {
      title: 'Conditions of the deposit guarantee',
      said: (capital: string, elsewhere: string, debt: string, senior: string) =>
        `The deposit may be up to ${capital} in the capital region and ${elsewhere} elsewhere; older debt and deposit together ` +
        `up to ${debt} of the price, older debt alone up to ${senior} (HUG).`,
      also: 'The tenant needs the moving-in report and the fixed date, and must apply in the first half of the lease.',
      broken:
        'A home with illegal building work, an attachment or an auction, or a barred landlord, is not insured.',
      price:
        'The price is that of KB or the Korea Real Estate Board, else one worked out from the official assessment.',
      check: 'Conditions and fees change: ask HUG, HF or SGI about this home before signing.',
    },
  },
} as const satisfies Record<Language, unknown>
