import { copulaOf, withParticle } from '../../domain/language/josa.ts'
import type { Language } from '../../domain/run.ts'

/** What the calculations say. Every figure comes in from outside. */
export const CALCULATION_WORDS = {
  KO: {
    levels: { LOW: '낮음', MEDIUM: '주의', HIGH: '높음' },
    given: '계산에 넣은 값',
    reason: '판단',
    assumed: '가정',
    rule: '적용한 규칙',
    names: {
      price: '매매가',
      market: '시세',
      deposit: '보증금',
      newDeposit: '새 보증금',
      rent: '월세',
      newRent: '새 월세',
      senior: '선순위채권',
      income: '연소득',
      loan: '대출금',
      rate: '금리',
      years: '만기',
      homes: '보유 주택 수',
      area: '전용면적',
      type: '주택 종류',
      region: '지역',
      renewal: '갱신요구권',
      regulated: '규제지역',
      owed: '기존 대출 연 상환액',
    },
    years: (count: number) => `${count}년`,
    homes: (count: number) => `${count}채`,
    fromMarket: (subject: string, basis: string, months: number, deals: number, until: string) =>
      `${subject} 실거래 통계의 ${basis}, ${until}까지 ${months}개월 ${deals}건`,
    perPyeong: (area: string) => `평당가격에 전용 ${area}를 곱한 값`,
    tooFew: (subject: string, deals: number, months: number) =>
      `${subject}: 최근 ${months}개월 거래가 ${deals}건뿐이라 더 넓은 범위로 봤어요.`,
    basis: (text: string) => `시세 기준: ${text}`,
    thin: (deals: number) =>
      `견준 거래가 ${deals}건뿐이라 시세가 실제와 다를 수 있어요. 같은 단지나 건물의 최근 매매가를 중개사에게 확인하세요.`,
    median: '중위가격',
    lowestFound: (name: string) => `찾은 상품 ‘${name}’의 최저 금리`,
    renewalUsed: '갱신요구권을 쓴 갱신으로 봤어요',
    upTo85: '85㎡ 이하로 봤어요',
    notRegulated: '규제지역이 아닌 것으로 봤어요',
    apartment: '아파트로 봤어요',
    noHomes: '보유 주택이 없는 것으로 봤어요',
    noSenior: '없는 것으로 봤어요',
    unchanged: '새 보증금을 말하지 않아 지금과 같다고 두고 한도만 계산했어요',
    unchangedRent: '새 월세를 말하지 않아 지금과 같다고 두고 한도만 계산했어요',
    deals: { SALE: '매매', JEONSE: '전세', RENT: '월세' },
    homeAt: (home: string, deal: string, price: string) => `${home} (${deal} ${price})`,
    notJudged: (home: string, why: string) => `${home}: 판단하지 못했어요. ${why}`,
    noneFound: (tool: string) => `${tool}: 찾은 매물이 없어 하지 못했어요.`,
    missing: (tool: string, names: string) =>
      `${tool}: ${withParticle(names, 'object')} 알려 주시면 계산할 수 있어요.`,
    refused: (tool: string, why: string) => `${tool}: 입력값으로 계산할 수 없어요 (${why}).`,
    jeonse: {
      title: '보증금 위험도 계산',
      said: (level: string, debt: string) =>
        `보증금을 돌려받지 못할 위험은 ‘${level}’${copulaOf(level)} (부채비율 ${debt}).`,
      withoutSenior: (level: string, debt: string) =>
        `선순위채권이 없다면 보증금을 돌려받지 못할 위험은 ‘${level}’${copulaOf(level)} (부채비율 ${debt}). 등기사항증명서로 먼저 확인하세요.`,
      evenWithoutSenior: (level: string, debt: string) =>
        `선순위채권이 하나도 없더라도 보증금을 돌려받지 못할 위험은 ‘${level}’${copulaOf(level)} (부채비율 ${debt}). 등기사항증명서에 근저당이 있으면 더 커져요.`,
      range: (least: string, most: string) =>
        `이 매물은 면적을 알 수 없어 위험도를 판정하지 않았어요. 주변에서 팔린 집들의 값으로 보면 부채비율은 ${least}에서 ${most} 사이예요.`,
      allSizes: '모든 면적의 최저~최고',
      tellArea: '이 집의 전용면적이나 매매 시세를 알려 주시면 위험도를 계산할 수 있어요.',
      ratio: (value: string) => `집값 대비 보증금(전세가율): ${value}`,
      left: (value: string) => `집값에서 보증금과 선순위채권을 빼고 남는 금액: ${value}`,
      guaranteeByRegion:
        '전세보증금 반환보증: 부채비율과 선순위채권 한도에는 들어요. 보증금 한도는 수도권인지에 따라 달라요.',
      tellRegion:
        '지역(시·군·구나 동)을 알려 주시면 그 지역의 최우선변제금과 보증 한도, 실거래 시세까지 함께 볼 수 있어요.',
      debtRatio: (value: string) => `집값 대비 보증금과 선순위채권(부채비율): ${value}`,
      guarantee: (eligible: boolean) =>
        `전세보증금 반환보증: 보증금·부채비율·선순위채권 한도에 ${eligible ? '들어요' : '들지 않아요'}. 신청 기한 등 다른 조건은 보증기관에서 확인하세요.`,
      priority: (value: string) => `경매 때 먼저 받는 최우선변제금: ${value}`,
      room: (low: string, high: string) =>
        `선순위채권이 ${low}을 넘으면 ‘주의’, ${high}을 넘으면 ‘높음’으로 바뀌어요. 등기사항증명서 을구의 채권최고액과 견주어 보세요.`,
      lowest: (price: string, level: string, debt: string) =>
        `같은 범위에서 가장 싸게 팔린 ${price}으로 보면 부채비율 ${debt}로 ‘${level}’${copulaOf(level)}. 단지와 층에 따라 집값이 크게 다르니, 그 집이나 같은 단지의 매매가로 다시 확인하세요.`,
      roomNone: (high: string) =>
        `보증금만으로 ‘주의’ 구간이고, 선순위채권이 ${high}을 넘으면 ‘높음’으로 바뀌어요. 등기사항증명서 을구의 채권최고액과 견주어 보세요.`,
      advice: [
        '계약 전과 잔금일에 등기사항증명서를 새로 떼어 갑구(소유자, 압류·가압류·신탁)와 을구(근저당 채권최고액, 전세권)를 확인하세요.',
        '다가구·원룸이면 먼저 들어온 세입자들의 보증금 합계를 확정일자 부여현황으로 확인하세요.',
        '임대인에게 국세·지방세 납세증명서를 요구하세요.',
        '이사하는 날 전입신고를 하고 확정일자를 받으세요.',
      ],
      insure:
        '보증 한도에 들면 전세보증금 반환보증에 가입하고, 가입할 수 없으면 계약을 무르는 특약을 넣으세요.',
      unsafe: '선순위채권을 줄이거나 보증금을 낮추기 전에는 계약하지 않는 것이 좋아요.',
      metrics: { ratio: '전세가율', debt: '부채비율', priority: '최우선변제금', price: '시세' },
    },
    loan: {
      title: '주택 구입 대출 한도 계산',
      said: (amount: string, factor: string) => `받을 수 있는 대출은 최대 ${amount}이에요 (${factor} 기준).`,
      payment: (value: string) => `매달 갚을 금액: ${value}`,
      ltv: (value: string) => `적용한 LTV: ${value}`,
      factors: { LTV: 'LTV', DSR: 'DSR', ABSOLUTE_CAP: '주택담보대출 금액 한도' },
      withoutIncome: (amount: string, factor: string) =>
        `소득을 빼고 보면 대출은 최대 ${amount}이에요 (${factor} 기준). 연소득을 알려 주시면 DSR까지 따져 정확한 한도를 계산할게요.`,
      none: '이 조건에서는 주택 구입 대출을 받을 수 없어요 (적용 LTV 0%).',
      cap: (value: string) => `금액 한도: ${value}`,
      own: (value: string) => `대출을 한도까지 받아도 필요한 내 돈: ${value}`,
      afterDeposit: (deposit: string, amount: string) =>
        `세입자 보증금 ${deposit}을 담보 한도에서 먼저 빼면 대출은 최대 ${amount}이에요.`,
      letting:
        '집을 사려고 받는 주택담보대출에는 전입 의무 같은 조건이 붙을 수 있어요. 세를 놓을 계획이면 대출이 되는지 금융회사에 먼저 확인하세요.',
      metric: { payment: '매달 갚을 금액', own: '필요한 내 돈' },
    },
    increase: {
      title: '임대료 인상 한도 계산',
      said: (deposit: string) => `증액 한도에서 올릴 수 있는 보증금은 최대 ${deposit}이에요.`,
      asked: (rate: string, allowed: boolean, deposit: string) =>
        allowed
          ? `말씀하신 인상률은 ${rate}로 한도 안이에요. 갱신하면서 올릴 수 있는 보증금은 최대 ${deposit}이에요.`
          : `말씀하신 인상률은 ${rate}로 한도를 넘어요. 갱신요구권을 쓴 갱신이라면 보증금은 최대 ${deposit}까지만 올릴 수 있어요.`,
      rent: (value: string) => `새 보증금에서 가능한 월세 상한: ${value}`,
      rentOnly: (rate: string, allowed: boolean, rent: string) =>
        allowed
          ? `말씀하신 인상률은 ${rate}로 한도 안이에요. 갱신하면서 올릴 수 있는 월세는 최대 ${rent}이에요.`
          : `말씀하신 인상률은 ${rate}로 한도를 넘어요. 갱신요구권을 쓴 갱신이라면 월세는 최대 ${rent}까지만 올릴 수 있어요.`,
      rentMost: (rent: string) => `증액 한도에서 올릴 수 있는 월세는 최대 ${rent}이에요.`,
      noDeposit: '보증금을 말하지 않아 월세만 견주었어요',
      refuse:
        '갱신요구권을 쓰지 않는 새 계약이라면 한도가 없지만, 살고 있는 동안의 증액은 합의하거나 한도 안에서 청구한 것이어야 해요.',
    },
    roi: {
      title: '임대 수익률 계산',
      said: (value: string) => `자기자본 대비 연 수익률은 ${value}예요.`,
      equity: (value: string) => `자기자본: ${value}`,
      flow: (value: string) => `연간 현금흐름: ${value}`,
      payback: (value: string) => `회수 기간: ${value}년`,
      loss: '대출 이자와 비용을 내고 나면 남는 임대료가 없어요.',
      year: (year: string, flow: string, sum: string) =>
        `${year}년째: 그해 현금흐름 ${flow}, 들인 돈을 뺀 누적 ${sum}`,
      advice: '취득세·재산세·임대소득세, 수선비와 공실을 빼면 실제 수익률은 더 낮아져요.',
    },
    fee: {
      title: '중개보수 계산',
      said: (value: string) => `중개보수는 한쪽에서 최대 ${value}이에요.`,
      rate: (value: string) => `상한 요율: ${value}`,
      amount: (value: string) => `거래금액: ${value}`,
    },
    tax: {
      title: '취득세 계산',
      said: (value: string) => `취득 때 내는 세금은 모두 ${value}이에요.`,
      parts: (tax: string, education: string, rural: string) =>
        `취득세 ${tax}, 지방교육세 ${education}, 농어촌특별세 ${rural}`,
      rate: (value: string) => `취득세율: ${value}`,
      officetel:
        '오피스텔은 주거용으로 써도 살 때는 주택이 아닌 건축물의 세율로 내고, 보유 주택 수로 중과하지 않아요. 주택으로 재산세를 내면 다음 집을 살 때 주택 수에 들어가요.',
      firstHome:
        '생애최초 주택 취득세 감면은 넣지 않은 금액이에요. 요건이 맞으면 줄어드니 시·군·구청 세무과에서 확인하세요.',
    },
  },
  EN: {
    levels: { LOW: 'low', MEDIUM: 'medium', HIGH: 'high' },
    given: 'Given',
    reason: 'Why',
    assumed: 'Assumed',
    rule: 'Rule',
    names: {
      price: 'sale price',
      market: 'market price',
      deposit: 'deposit',
      newDeposit: 'new deposit',
      rent: 'monthly rent',
      newRent: 'new monthly rent',
      senior: 'older debt',
      income: 'yearly income',
      loan: 'loan',
      rate: 'interest rate',
      years: 'term',
      homes: 'homes owned',
      area: 'exclusive area',
      type: 'kind of home',
      region: 'region',
      renewal: 'right to renewal',
      regulated: 'regulated area',
      owed: 'existing debts, a year',
    },
    years: (count: number) => `${count} years`,
    homes: (count: number) => String(count),
    fromMarket: (subject: string, basis: string, months: number, deals: number, until: string) =>
      `${basis} of ${deals} reported deals in the ${months} months up to ${until}: ${subject}`,
    perPyeong: (area: string) => `price per pyeong times ${area}`,
    tooFew: (subject: string, deals: number, months: number) =>
      `${subject}: only ${deals} deals in ${months} months, so a wider area was taken.`,
    basis: (text: string) => `Market price: ${text}`,
    thin: (deals: number) =>
      `Only ${deals} deals stand behind this price, so it may be off. Ask the agent for recent sale prices of the same complex or building.`,
    median: 'median price',
    lowestFound: (name: string) => `lowest rate of “${name}”, a product that was found`,
    renewalUsed: 'taken as a renewal by right',
    upTo85: 'taken as 85㎡ or less',
    notRegulated: 'taken as not regulated',
    apartment: 'taken as an apartment',
    noHomes: 'taken as none',
    noSenior: 'taken as none',
    unchanged: 'no new deposit was named: the same is taken, and only the limit calculated',
    unchangedRent: 'no new rent was named: the same is taken, and only the limit calculated',
    deals: { SALE: 'sale', JEONSE: 'jeonse', RENT: 'rent' },
    homeAt: (home: string, deal: string, price: string) => `${home} (${deal}, ${price})`,
    notJudged: (home: string, why: string) => `${home}: could not be judged. ${why}`,
    noneFound: (tool: string) => `The ${tool} needs homes, and none were found.`,
    missing: (tool: string, names: string) => `${tool}: tell the ${names} and it can be calculated.`,
    refused: (tool: string, why: string) => `${tool}: cannot be calculated from this (${why}).`,
    jeonse: {
      title: 'Risk to the deposit',
      said: (level: string, debt: string) =>
        `The risk of not getting the deposit back is ${level} (debt to price ${debt}).`,
      withoutSenior: (level: string, debt: string) =>
        `If there is no older debt, the risk of not getting the deposit back is ${level} (debt to price ${debt}). Check the register first.`,
      evenWithoutSenior: (level: string, debt: string) =>
        `Even without any older debt, the risk of not getting the deposit back is ${level} (debt to price ${debt}). A mortgage in the register makes it higher.`,
      range: (least: string, most: string) =>
        `The size of this home is not known, so its risk is not judged. By the prices of homes sold around it, debt to price lies between ${least} and ${most}.`,
      allSizes: 'lowest to highest of all sizes',
      tellArea:
        'Tell the exclusive area of the home or what it would sell for, and the risk can be calculated.',
      ratio: (value: string) => `Deposit to price (jeonse ratio): ${value}`,
      left: (value: string) => `Left of the price after deposit and older debt: ${value}`,
      guaranteeByRegion:
        'Deposit guarantee: the limits on debt and older debt are kept; that on the deposit depends on the region.',
      tellRegion:
        'Tell the district or dong, and small-deposit protection, the limit of the guarantee and reported prices of the place are added.',
      debtRatio: (value: string) => `Deposit and older debt to price (debt ratio): ${value}`,
      guarantee: (eligible: boolean) =>
        `Deposit guarantee: the limits on deposit, debt and older debt are ${eligible ? 'kept' : 'not kept'}. Ask the insurer about the other conditions.`,
      priority: (value: string) => `Paid first at an auction: ${value}`,
      room: (low: string, high: string) =>
        `Above ${low} of older debt the risk becomes medium, above ${high} high. Compare with the maximum claim amounts in part B (을구) of the register.`,
      lowest: (price: string, level: string, debt: string) =>
        `At ${price}, the lowest price in the same scope, debt to price is ${debt} and the risk ${level}. Prices differ by complex and floor: check against the sale price of this home or complex.`,
      roomNone: (high: string) =>
        `The deposit alone is in the medium band; above ${high} of older debt the risk becomes high. Compare with the maximum claim amounts in part B (을구) of the register.`,
      advice: [
        'Get a fresh copy of the register before signing and on the day of the balance: part A (갑구) for the owner, attachments and trusts, part B (을구) for mortgages and jeonse rights.',
        'In a house with several households, find out the deposits of the tenants who came before (확정일자 부여현황).',
        'Ask the landlord for certificates of paid national and local taxes.',
        'Report moving in and get the fixed date (확정일자) on the day you move.',
      ],
      insure:
        'If the limits are kept, take out the deposit guarantee, and agree in writing that the contract ends without loss where it is refused.',
      unsafe: 'Better not sign before older debt or the deposit is lower.',
      metrics: {
        ratio: 'jeonse ratio',
        debt: 'debt to price',
        priority: 'paid first at an auction',
        price: 'market price',
      },
    },
    loan: {
      title: 'Lending limit',
      said: (amount: string, factor: string) => `At most ${amount} can be borrowed (limited by ${factor}).`,
      payment: (value: string) => `Monthly payment: ${value}`,
      ltv: (value: string) => `LTV applied: ${value}`,
      factors: { LTV: 'LTV', DSR: 'DSR', ABSOLUTE_CAP: 'the cap on mortgages' },
      withoutIncome: (amount: string, factor: string) =>
        `Leaving the income aside, at most ${amount} can be borrowed (limited by ${factor}). Tell the yearly income and the limit can be worked out with DSR.`,
      none: 'Under these conditions no loan to buy a home is given (LTV 0%).',
      cap: (value: string) => `Cap in won: ${value}`,
      own: (value: string) => `Own money needed even with the highest loan: ${value}`,
      afterDeposit: (deposit: string, amount: string) =>
        `With the tenant’s deposit of ${deposit} taken off what the home secures, at most ${amount} can be borrowed.`,
      letting:
        'A mortgage to buy a home may oblige the buyer to live there. Ask the lender first whether it is given for a home that is to be let.',
      metric: { payment: 'monthly payment', own: 'own money needed' },
    },
    increase: {
      title: 'Limit of the increase',
      said: (deposit: string) => `Within the cap the deposit may rise to ${deposit} at most.`,
      asked: (rate: string, allowed: boolean, deposit: string) =>
        allowed
          ? `The raise asked for is ${rate}, within the cap. On renewal the deposit may rise to ${deposit} at most.`
          : `The raise asked for is ${rate}, above the cap. On a renewal by right the deposit may rise to ${deposit} at most.`,
      rent: (value: string) => `Highest monthly rent with the new deposit: ${value}`,
      rentOnly: (rate: string, allowed: boolean, rent: string) =>
        allowed
          ? `The raise asked for is ${rate}, within the cap. On renewal the rent may rise to ${rent} at most.`
          : `The raise asked for is ${rate}, above the cap. On a renewal by right the rent may rise to ${rent} at most.`,
      rentMost: (rent: string) => `Within the cap the rent may rise to ${rent} at most.`,
      noDeposit: 'not said, so the rents alone were compared',
      refuse:
        'A new contract without the right to renewal has no cap, but a raise during the lease must be agreed or kept within it.',
    },
    roi: {
      title: 'Return on the rent',
      said: (value: string) => `The yearly return on own money is ${value}.`,
      equity: (value: string) => `Own money: ${value}`,
      flow: (value: string) => `Cash flow a year: ${value}`,
      payback: (value: string) => `Paid back in ${value} years`,
      loss: 'Nothing of the rent is left after interest and cost.',
      year: (year: string, flow: string, sum: string) =>
        `Year ${year}: cash flow ${flow}, cumulated less own money ${sum}`,
      advice:
        'Acquisition and property taxes, tax on the rent, repairs and vacancy make the real yield lower.',
    },
    fee: {
      title: 'Brokerage fee',
      said: (value: string) => `The fee is at most ${value} from each side.`,
      rate: (value: string) => `Highest rate: ${value}`,
      amount: (value: string) => `Amount of the deal: ${value}`,
    },
    tax: {
      title: 'Acquisition tax',
      said: (value: string) => `The taxes on buying come to ${value}.`,
      parts: (tax: string, education: string, rural: string) =>
        `Acquisition tax ${tax}, education tax ${education}, rural tax ${rural}`,
      rate: (value: string) => `Rate of the acquisition tax: ${value}`,
      officetel:
        'An officetel is taxed as a building when it is bought, however it is used, and other homes do not raise the rate. Taxed as a home later, it counts when the next home is bought.',
      firstHome:
        'The reduction for a first home is not in this sum. Ask the tax office of the district whether it applies.',
    },
  },
} as const satisfies Record<Language, unknown>
