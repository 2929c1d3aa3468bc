import { withParticle } from '../../language/josa.ts'

/** What a report of a research says around its facts. No figures in here: a figure needs a source. */
export const REPORT = {
  'report.heading.comparison': '한눈에 비교',
  'report.item': '항목',
  'report.heading.market': '시세',
  'report.heading.safety': '안전성',
  'report.heading.listing': '매물',
  'report.heading.loan': '대출',
  'report.heading.law': '법과 권리',
  'report.heading.cost': '세금과 비용',
  'report.heading.yield': '수익률',
  'report.heading.next': '계약 전에 할 일',
  'report.heading.lawChecks': '법적으로 확인할 것',
  'report.heading.rules': '적용한 규칙',
  'report.heading.gaps': '확인하지 못한 것',
  'report.heading.limits': '조사 한도',
  'report.heading.assumptions': '이렇게 보고 조사했어요',
  'report.price': ({ name, deal, price }: { name: string; deal: string; price: string }) =>
    `${name} ${deal} 중위가격은 ${price}이에요.`,
  'report.lowest': ({ name, deal }: { name: string; deal: string }) =>
    `${deal} 중위가격은 ${withParticle(name, 'subject')} 가장 낮아요.`,
  'report.samePrices': ({ deal }: { deal: string }) => `${deal} 중위가격은 서로 같아요.`,
  'report.risk': ({ name, level, debt }: { name: string; level: string; debt: string }) =>
    `${name} ‘${level}’(부채비율 ${debt}).`,
  'report.byMedian.riskLead': '실거래 중위가격으로 본 전세 위험도',
  'report.byMedian.guaranteedAll': '중위가격의 보증금은 전세보증금 반환보증의 금액 기준에 들어요.',
  'report.byMedian.guaranteedNone':
    '중위가격의 보증금은 전세보증금 반환보증의 금액 기준을 넘어요. 보증금이 이보다 낮은 집을 찾아야 보증을 받을 수 있어요.',
  'report.byGiven.riskLead': '말씀하신 금액으로 본 전세 위험도',
  'report.byGiven.guaranteedAll': '이 보증금은 전세보증금 반환보증의 금액 기준에 들어요.',
  'report.byGiven.guaranteedNone':
    '이 보증금은 전세보증금 반환보증의 금액 기준을 넘어요. 보증금이 이보다 낮은 집을 찾아야 보증을 받을 수 있어요.',
  'report.unknown': ({ names }: { names: string }) =>
    `${withParticle(names, 'topic')} 자료가 모자라 견주지 못했어요.`,
  'report.safest': ({ name }: { name: string }) => `같은 기준으로는 ${name} 쪽 보증금이 더 안전해요.`,
  'report.sameRisk': '같은 기준으로는 보증금 위험이 서로 비슷해요.',
  'report.guaranteed': ({ names }: { names: string }) =>
    `전세보증금 반환보증의 금액 기준에 드는 곳은 ${names}뿐이에요.`,
  'report.lessToBorrow': ({ name }: { name: string }) => `빌려야 할 돈은 ${name} 쪽이 적어요.`,
  'report.bothSame': ({ name }: { name: string }) =>
    `중위가격으로 보면 보증금의 안전도 빌릴 돈도 ${withParticle(name, 'subject')} 나아요.`,
  'report.split': ({ safe, cheap }: { safe: string; cheap: string }) =>
    `보증금의 안전을 먼저 보면 ${safe}, 빌릴 돈을 줄이려면 ${withParticle(cheap, 'subject')} 나아요.`,
  'report.onlyMedian':
    '중위가격으로 본 지역의 비교예요. 같은 지역에서도 집마다 다르니, 고른 집의 시세와 등기부로 다시 확인하세요.',
  'report.onlyArea':
    '지역의 중위가격으로 본 값이에요. 같은 지역에서도 집마다 다르니, 고른 집의 시세와 등기부로 다시 확인하세요.',
  'report.noneOf': ({ names }: { names: string }) => `${names}의 실거래 시세와 매물은 찾지 못했어요.`,
  'report.bestYield': ({ name }: { name: string }) => `수익률은 ${name} 쪽이 높아요.`,
  'report.noSenior': '선순위채권(근저당 등)이 없다고 본 값이라, 등기부에 빚이 있으면 위험도가 올라가요.',
  'report.nothing':
    '찾은 자료가 없어 보고서를 쓰지 못했어요. 없는 내용을 지어내지 않고 여기까지만 말씀드릴게요.',
  'report.someOf': '그 가운데 몇 곳이에요.',
  'report.found': '아래는 질문에 대해 찾은 자료를 출처와 함께 정리한 것이에요.',
  'report.checks.lease.1':
    '대출은 계약 전에 은행에서 한도를 확인하고, 대출이 안 되면 계약금을 돌려받는다는 특약을 넣으세요.',
  'report.checks.sale.1': '등기사항증명서에서 소유자, 근저당, 가압류, 신탁을 확인하세요.',
  'report.checks.sale.2': '대출 한도는 소득과 기존 대출에 따라 달라지니 계약 전에 은행에서 확인하세요.',
  'report.checks.sale.3': '잔금 전에 세입자, 관리비 정산, 하자를 확인하세요.',
  'report.row.median': ({ deal }: { deal: string }) => `${deal} 중위가격`,
  'report.row.volume': ({ deal }: { deal: string }) => `${deal} 신고 건수`,
  'report.row.change': ({ deal }: { deal: string }) => `${deal} 변동률`,
  'report.row.ratio': '전세가율 (같은 단지끼리)',
  'report.row.level': '전세 위험도',
  'report.row.debt': '부채비율 (보증금과 선순위채권 ÷ 매매가)',
  'report.row.guarantee': '반환보증 금액 기준',
  'report.row.priority': '최우선변제금',
  'report.row.found': '매물',
  'report.yes': '맞음',
  'report.no': '넘음',
  'report.calculationOf': ({ place, title }: { place: string; title: string }) => `${place}: ${title}`,
  'report.about': ({ place }: { place: string }) => `${place}:`,
}
