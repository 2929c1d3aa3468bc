import { copulaOf } from '../../language/josa.ts'

/** What is said of a deposit: how safe it is, and what keeps it. */
export const JEONSE = {
  'jeonse.verdict': ({ level, debt }: { level: string; debt: string }) =>
    `보증금을 돌려받지 못할 위험은 ‘${level}’${copulaOf(level)} (부채비율 ${debt}).`,
  'jeonse.withoutSenior': ({ level, debt }: { level: string; debt: string }) =>
    `선순위채권이 없다면 보증금을 돌려받지 못할 위험은 ‘${level}’${copulaOf(level)} (부채비율 ${debt}). 등기사항증명서로 먼저 확인하세요.`,
  'jeonse.evenWithoutSenior': ({ level, debt }: { level: string; debt: string }) =>
    `선순위채권이 하나도 없더라도 보증금을 돌려받지 못할 위험은 ‘${level}’${copulaOf(level)} (부채비율 ${debt}). 등기사항증명서에 근저당이 있으면 더 커져요.`,
  'jeonse.range': ({ least, most }: { least: string; most: string }) =>
    `이 매물은 면적을 알 수 없어 위험도를 판정하지 않았어요. 주변에서 팔린 집들의 값으로 보면 부채비율은 ${least}에서 ${most} 사이예요.`,
  'jeonse.tellArea': '이 집의 전용면적이나 매매 시세를 알려 주시면 위험도를 계산할 수 있어요.',
  'jeonse.tellRegion':
    '지역(시·군·구나 동)을 알려 주시면 그 지역의 최우선변제금과 보증 한도, 실거래 시세까지 함께 볼 수 있어요.',
  'jeonse.ratio': ({ value }: { value: string }) => `집값 대비 보증금(전세가율): ${value}`,
  'jeonse.debtRatio': ({ value }: { value: string }) => `집값 대비 보증금과 선순위채권(부채비율): ${value}`,
  'jeonse.left': ({ value }: { value: string }) => `집값에서 보증금과 선순위채권을 빼고 남는 금액: ${value}`,
  'jeonse.insurable':
    '전세보증금 반환보증: 보증금·부채비율·선순위채권 한도에 들어요. 신청 기한 등 다른 조건은 보증기관에서 확인하세요.',
  'jeonse.uninsurable':
    '전세보증금 반환보증: 보증금·부채비율·선순위채권 한도에 들지 않아요. 신청 기한 등 다른 조건은 보증기관에서 확인하세요.',
  'jeonse.insurableByRegion':
    '전세보증금 반환보증: 부채비율과 선순위채권 한도에는 들어요. 보증금 한도는 수도권인지에 따라 달라요.',
  'jeonse.priority': ({ value }: { value: string }) => `경매 때 먼저 받는 최우선변제금: ${value}`,
  'jeonse.lowest': ({ price, level, debt }: { price: string; level: string; debt: string }) =>
    `같은 범위에서 가장 싸게 팔린 ${price}으로 보면 부채비율 ${debt}로 ‘${level}’${copulaOf(level)}. 단지와 층에 따라 집값이 크게 다르니, 그 집이나 같은 단지의 매매가로 다시 확인하세요.`,
  'jeonse.room': ({ low, high }: { low: string; high: string }) =>
    `선순위채권이 ${low}을 넘으면 ‘주의’, ${high}을 넘으면 ‘높음’으로 바뀌어요. 등기사항증명서 을구의 채권최고액과 견주어 보세요.`,
  'jeonse.roomNone': ({ high }: { high: string }) =>
    `보증금만으로 ‘주의’ 구간이고, 선순위채권이 ${high}을 넘으면 ‘높음’으로 바뀌어요. 등기사항증명서 을구의 채권최고액과 견주어 보세요.`,
  'jeonse.advice.register':
    '계약 전과 잔금일에 등기사항증명서를 새로 떼어 갑구(소유자, 압류·가압류·신탁)와 을구(근저당 채권최고액, 전세권)를 확인하세요.',
  'jeonse.advice.tenants':
    '다가구·원룸이면 먼저 들어온 세입자들의 보증금 합계를 확정일자 부여현황으로 확인하세요.',
  'jeonse.advice.taxes': '임대인에게 국세·지방세 납세증명서를 요구하세요.',
  'jeonse.advice.day': '이사하는 날 전입신고를 하고 확정일자를 받으세요.',
  'jeonse.advice.insure':
    '보증 한도에 들면 전세보증금 반환보증에 가입하고, 가입할 수 없으면 계약을 무르는 특약을 넣으세요.',
  'jeonse.advice.unsafe': '선순위채권을 줄이거나 보증금을 낮추기 전에는 계약하지 않는 것이 좋아요.',

  'danger.ratio': ({ share, level }: { share: string; level: string }) =>
    `집값 대비 보증금·선순위채권이 ${share}라면 위험도는 ‘${level}’ 구간이에요.`,
  'danger.bands': ({ low, medium }: { low: string; medium: string }) =>
    `선순위채권과 보증금의 합이 집값의 ${low} 이하면 ‘낮음’, ${medium}까지 ‘주의’, 그보다 높으면 ‘높음’으로 봐요.`,
  'danger.insured': ({ debt, senior }: { debt: string; senior: string }) =>
    `그 합이 집값의 ${debt}를 넘거나 선순위채권이 ${senior}를 넘으면 전세보증금 반환보증에 들 수 없어요 (HUG 기준).`,
  'danger.trust':
    '신탁등기된 집은 소유권이 신탁회사에 있어요. 신탁원부를 떼어 임대 권한이 누구에게 있는지 보고, 신탁회사의 동의서 없이 위탁자(원래 주인)와만 계약하지 마세요.',
  'danger.seizure':
    '압류·가압류·가처분·가등기나 경매가 있는 집은 그 권리가 먼저라 보증금을 지키기 어려워요. 말소되기 전에는 계약하지 않는 것이 좋아요.',
  'danger.mortgage':
    '근저당이 먼저 잡힌 집은 경매가 되면 그 빚을 갚고 남은 돈에서 보증금을 받아요. 등기사항증명서 을구의 채권최고액과 내 보증금을 더해 집값과 견주고, 잔금과 함께 말소하는 특약을 넣으세요.',
  'danger.owner':
    '계약하는 사람이 등기사항증명서의 소유자인지 신분증으로 확인하고, 대리인이면 위임장과 인감증명서를 받고 소유자와 직접 통화하세요. 보증금은 소유자 계좌로 보내세요.',
  'danger.building':
    '위반건축물은 반환보증과 대출이 막힐 수 있어요. 건축물대장에 위반건축물 표시가 있는지 확인하세요.',
  'danger.tell': '보증금, 집값(또는 지역과 면적), 근저당 금액을 알려 주시면 그 집의 위험도를 계산할게요.',

  'priority.within': ({ region, ceiling, amount }: { region: string; ceiling: string; amount: string }) =>
    `${region}에서는 보증금이 ${ceiling} 이하일 때 ${amount}까지 최우선변제를 받아요.`,
  'priority.yours': ({ deposit, amount }: { deposit: string; amount: string }) =>
    `보증금 ${deposit}이면 경매에서 먼저 받는 금액은 최대 ${amount}이에요.`,
  'priority.none': ({ deposit, ceiling }: { deposit: string; ceiling: string }) =>
    `보증금 ${deposit}은 상한 ${ceiling}을 넘어 최우선변제를 받지 못해요. 대항력과 확정일자가 있으면 순위대로 배당받아요.`,
  'priority.half': '집값(대지 포함)의 절반까지만 받고, 세입자가 여럿이면 그 안에서 나눠요.',
  'priority.day':
    '기준은 계약일이 아니라 그 집에 처음 근저당이 잡힌 날이에요. 그날이 오래됐으면 금액이 더 작아요.',
  'priority.since': ({ from }: { from: string }) =>
    `기준은 계약일이 아니라 그 집에 처음 근저당이 잡힌 날이라, ${from}부터의 규칙으로 셌어요.`,
  'priority.turns': ({ from, ceiling, amount }: { from: string; ceiling: string; amount: string }) =>
    `근저당이 ${from} 이후에 잡혔으면 보증금 ${ceiling} 이하일 때 ${amount}까지예요.`,
  'priority.before': ({ until, ceiling, amount }: { until: string; ceiling: string; amount: string }) =>
    `근저당이 ${until}까지 잡혔으면 기준이 더 낮아요. 바로 앞 규칙은 보증금 ${ceiling} 이하일 때 ${amount}까지예요.`,
  'priority.moved': '경매개시 등기 전에 이사하고 전입신고를 마쳐야 받을 수 있어요.',
  'priority.straddles': '이 지역은 구간이 둘로 나뉘어 낮은 쪽으로 말씀드렸어요. 동까지 알려 주시면 정확해요.',
  'priority.noRegion': '지역을 알려 주시면 그 지역의 금액만 골라 드릴게요.',
  'priority.rule': '지역별 보증금 상한과 최우선변제금은 아래 규칙에 있어요.',

  'guarantee.conditions': (it: { capital: string; elsewhere: string; debt: string; senior: string }) =>
    `보증금이 수도권 ${it.capital}, 그 밖의 지역 ${it.elsewhere} 이하이고, 선순위채권과 보증금의 합이 집값의 ${it.debt}, 선순위채권이 집값의 ${it.senior} 이하여야 가입할 수 있어요 (HUG 기준).`,
  'guarantee.also': '전입신고와 확정일자를 갖추고, 전세계약 기간의 절반이 지나기 전에 신청해야 해요.',
  'guarantee.broken': '위반건축물이거나 압류·경매 중인 집, 임대인이 보증 금지 대상이면 가입할 수 없어요.',
  'guarantee.price': '집값은 KB·한국부동산원 시세를 쓰고, 시세가 없으면 공동주택 공시가격을 바탕으로 정해요.',
  'guarantee.check': '요건과 보증료는 바뀌므로 계약 전에 HUG·HF·SGI에서 그 집이 가입되는지 확인하세요.',
}
