/** What is said of raises, interest, damages and broken sales. */
export const LEASE_CLAIM = {
  'lease.raise.both': ({ max, cap }: { max: string; cap: string }) =>
    `갱신요구권을 쓰면 ${max}까지(${cap})이고, 요구권 없이 새로 합의하는 재계약이면 상한이 없어요.`,
  'lease.raise.bothAsked': ({
    asked,
    max,
    rate,
    cap,
  }: {
    asked: string
    max: string
    rate: string
    cap: string
  }) =>
    `갱신요구권을 쓰면 ${max}까지(${cap})라 ${asked} 요구(${rate} 인상)는 거절할 수 있고, 요구권 없이 새로 합의하는 재계약이면 상한이 없어요.`,
  'lease.raise.bothFine': ({
    asked,
    max,
    rate,
    cap,
  }: {
    asked: string
    max: string
    rate: string
    cap: string
  }) => `요구한 ${asked}(${rate} 인상)은 갱신요구권을 써도 상한 ${max}(${cap}) 안이에요.`,
  'lease.raise.RIGHT': ({ max, cap }: { max: string; cap: string }) =>
    `갱신요구권을 쓰면 ${max}까지만 올릴 수 있어요(${cap}).`,
  'lease.raise.AGREED': ({ cap }: { cap: string }) =>
    `이번에는 갱신요구권이 없어 ${cap} 상한이 적용되지 않아요. 새 계약은 합의한 금액으로 정해져요.`,
  'lease.raise.TACIT': ({ years }: { years: string }) =>
    `묵시적으로 갱신됐으면 전과 같은 조건으로 ${years}이라, 올려 달라는 요구에 응하지 않아도 돼요.`,
  'lease.raise.tacitMax': ({ max, cap }: { max: string; cap: string }) =>
    `임대인이 나중에 증액을 청구해도 ${max}(${cap})를 넘지 못하고, 사정 변경이 있어야 해요.`,
  'lease.raise.REGISTERED': ({ max, cap }: { max: string; cap: string }) =>
    `등록임대주택이면 갱신요구권을 썼는지와 관계없이 ${max}까지(${cap})예요(민간임대주택법).`,
  'lease.raise.NEW_TENANT': ({ cap }: { cap: string }) =>
    `새 세입자와의 계약에는 ${cap} 상한이 적용되지 않아요. 등록임대주택만 예외로 그 안이에요.`,
  'lease.raise.rentMost': ({ max }: { max: string }) => `보증금을 그대로 두면 월세는 최대 ${max}이에요.`,
  'lease.raise.rate': ({ rate }: { rate: string }) => `요구한 금액은 ${rate} 인상이에요.`,
  'lease.raise.asRent': ({ added, rent }: { added: string; rent: string }) =>
    `오르는 ${added}을 월세로 내면 최대 월 ${rent}이에요.`,
  'lease.raise.year': '계약하거나 올린 뒤 일 년 안에는 올릴 수 없고, 넘게 낸 돈은 돌려받을 수 있어요.',
  'lease.interest.owed': ({ interest, days, rate }: { interest: string; days: string; rate: string }) =>
    `지연이자는 ${interest}이에요(${days}, 연 ${rate}).`,
  'lease.interest.owedParts': ({ interest }: { interest: string }) => `지연이자는 모두 ${interest}이에요.`,
  'lease.interest.part': ({ days, rate, interest }: { days: string; rate: string; interest: string }) =>
    `${days} × 연 ${rate}: ${interest}`,
  'lease.interest.span': ({ from, until }: { from: string; until: string }) =>
    `${from}부터 ${until}까지 세었어요.`,
  'lease.interest.none': ({ article }: { article: string }) =>
    `아직 살고 있으면 지연이자를 받을 수 없어요: 집을 비워 주는 것과 보증금 반환이 동시이행이에요(${article}).`,
  'lease.interest.if': ({ interest }: { interest: string }) =>
    `집을 비워 넘긴 뒤라면 ${interest}이고, 아직 살고 있으면 붙지 않아요.`,
  'lease.interest.law': ({ rate, later }: { rate: string; later: string }) =>
    `집을 비워 넘기거나 이행을 제공한 다음 날부터 연 ${rate}, 소장이 송달된 다음 날부터 연 ${later}로 보았어요`,
  'lease.interest.later': ({ rate }: { rate: string }) =>
    `소송을 하면 소장이 송달된 다음 날부터 연 ${rate}로 올라가요.`,
  'lease.refusal.owed': ({ damages }: { damages: string }) =>
    `손해배상은 ${damages}이에요(실제 손해가 더 크면 그 금액).`,
  'lease.refusal.three': ({
    amount,
    converted,
    months,
  }: {
    amount: string
    converted: string
    months: string
  }) => `① 환산월차임 ${converted}의 ${months}분: ${amount}`,
  'lease.refusal.difference': ({ amount, months }: { amount: string; months: string }) =>
    `② 새 임차인과의 환산월차임 차액 ${months}분: ${amount}`,
  'lease.refusal.largest':
    '①, ②와 실제 손해 가운데 큰 금액이에요. 거절 때 미리 정한 금액이 있으면 그 금액이에요.',
  'lease.refusal.who':
    '거절된 갱신 기간이 끝나기 전에 정당한 사유 없이 다른 사람에게 임대했을 때예요. 팔거나 비워 둔 때는 이 조항이 아니에요.',
  'lease.refusal.real': '이사비·중개보수 등 실제 손해는 넣지 않았어요',
  'lease.down.seller': ({ pays, own }: { pays: string; own: string }) =>
    `중도금 등 이행이 시작되기 전이면 파는 쪽은 ${pays}을 주고 해제할 수 있어요(배액 상환: 받은 돈을 빼면 내 돈 ${own}).`,
  'lease.down.partly': ({ pays, agreed, ruling }: { pays: string; agreed: string; ruling: string }) =>
    `해제하려면 ${pays}이 필요해요: 일부만 받았어도 배액의 기준은 약정한 계약금 ${agreed}이에요(${ruling}).`,
  'lease.down.buyer': ({ loses, still }: { loses: string; still: string }) =>
    `사는 쪽은 계약금 ${loses}을 포기하고 해제해요(더 낼 돈 ${still}).`,
  'lease.down.bound': ({ article }: { article: string }) =>
    `중도금이 오가 이행이 시작됐으면 배액을 줘도 일방적으로 해제할 수 없어요(${article}).`,
  'lease.down.provisional': ({ amount }: { amount: string }) =>
    `매물·가격·지급일까지 정해졌으면 계약이 된 것이라 ${amount}은 계약금처럼 다뤄지고, 그런 합의가 없었으면 돌려받을 수 있어요.`,
  'lease.down.sellerIf': ({ pays, paid }: { pays: string; paid: string }) =>
    `계약이 성립했으면 파는 쪽은 ${pays}을 줘야 해제하고(배액 상환), 성립하지 않았으면 받은 ${paid}만 돌려주면 돼요.`,
  'lease.down.returned': ({ amount }: { amount: string }) =>
    `중요한 조건이 정해지지 않았으면 계약이 성립하지 않아 ${amount}을 돌려받을 수 있어요.`,
  'lease.down.noAgreed': ({ ruling }: { ruling: string }) =>
    `계약금을 따로 정하지 않은 것으로 보았어요. 정했으면 보낸 돈이 아니라 약정한 계약금이 기준이에요(${ruling})`,
  'lease.down.forfeit': '포기하기로 따로 정했으면 그 약정을 따라요. 문자로 오간 내용이 증거예요.',
  'lease.down.before': '중도금이나 잔금 등 이행이 아직 시작되지 않은 것으로 보았어요',
  'lease.down.otherwise': '위약금·해제를 달리 정한 특약이 없는 것으로 보았어요',
  'lease.fraud.amount': ({ amount, minimum, part }: { amount: string; minimum: string; part: string }) =>
    `최소보장으로 ${amount}을 더 받을 수 있어요: 보증금의 ${part}인 ${minimum}에서 회수한 돈을 뺀 금액이에요.`,
  'lease.fraud.none': ({ minimum, part }: { minimum: string; part: string }) =>
    `이미 보증금의 ${part}인 ${minimum} 이상 회수해서 더 받는 금액은 없어요.`,
  'lease.fraud.conditions':
    '피해자 결정을 받고 배당요구를 한 내국인으로, 공공임대 지원을 받지 않는 것으로 보았어요',
}
