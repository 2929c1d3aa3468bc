import { withParticle } from '../../language/josa.ts'

/** What is said of a lease or a purchase: raises, rent for deposit, returns, taxes and fees. */
interface LeaseBoth {
  cheap: string
  dear: string
  cheapYear: string
  cheapMonth: string
  dearYear: string
  dearMonth: string
}
/** Two homes that are held against one another, the better one first. */
interface Apart {
  best: string
  value: string
  other: string
  otherValue: string
}

interface LeaseSame {
  rate: string
  more: string
  less: string
  difference: string
}

export const DEAL = {
  'increase.deposit': ({ deposit }: { deposit: string }) =>
    `증액 한도에서 올릴 수 있는 보증금은 최대 ${deposit}이에요.`,
  'increase.depositKept': ({ rate, deposit }: { rate: string; deposit: string }) =>
    `말씀하신 인상률은 ${rate}로 한도 안이에요. 갱신하면서 올릴 수 있는 보증금은 최대 ${deposit}이에요.`,
  'increase.depositBeyond': ({ rate, deposit }: { rate: string; deposit: string }) =>
    `말씀하신 인상률은 ${rate}로 한도를 넘어요. 갱신요구권을 쓴 갱신이라면 보증금은 최대 ${deposit}까지만 올릴 수 있어요.`,
  'increase.rent': ({ rent }: { rent: string }) => `증액 한도에서 올릴 수 있는 월세는 최대 ${rent}이에요.`,
  'increase.rentKept': ({ rate, rent }: { rate: string; rent: string }) =>
    `말씀하신 인상률은 ${rate}로 한도 안이에요. 갱신하면서 올릴 수 있는 월세는 최대 ${rent}이에요.`,
  'increase.rentBeyond': ({ rate, rent }: { rate: string; rent: string }) =>
    `말씀하신 인상률은 ${rate}로 한도를 넘어요. 갱신요구권을 쓴 갱신이라면 월세는 최대 ${rent}까지만 올릴 수 있어요.`,
  'increase.withDeposit': ({ rent }: { rent: string }) => `새 보증금에서 가능한 월세 상한: ${rent}`,
  'increase.refuse':
    '갱신요구권을 쓰지 않는 새 계약이라면 한도가 없지만, 살고 있는 동안의 증액은 합의하거나 한도 안에서 청구한 것이어야 해요.',

  'conversion.lower': ({ rent }: { rent: string }) =>
    `줄인 보증금 대신 받을 수 있는 월세는 최대 ${rent}이에요.`,
  'conversion.whole': ({ rent }: { rent: string }) =>
    `보증금을 모두 월세로 돌리면 월세는 최대 ${rent}이에요.`,
  'conversion.step': ({ deposit, rent }: { deposit: string; rent: string }) =>
    `보증금을 ${deposit} 남길 때마다 월세가 ${rent}씩 줄어요.`,
  'conversion.rate': ({ rate }: { rate: string }) => `전월세 전환율 상한: ${rate}`,
  'conversion.cap':
    '이 상한은 살고 있는 계약이나 갱신하는 계약에서 보증금을 월세로 돌릴 때 적용되고, 새 계약에는 적용되지 않아요.',
  'conversion.toJeonse': ({ deposit, rate }: { deposit: string; rate: string }) =>
    `전월세 전환율 ${rate}로 환산하면 전세 ${deposit}과 같아요.`,
  'conversion.lessRent': ({ rent, rate }: { rent: string; rate: string }) =>
    `전월세 전환율 ${rate}로 환산하면 보증금을 올린 뒤 월세는 ${rent}이에요.`,
  'conversion.noCap': '월세를 보증금으로 돌릴 때의 비율은 법에 정해져 있지 않아 임대인과 협의해 정해요.',
  'conversion.depends':
    '법정 상한 전환율로 환산한 값이에요. 실제로 쓰는 전환율이 이보다 높으면 같은 월세가 더 적은 보증금과 같아져요.',
  'conversion.implied': ({ rate }: { rate: string }) => `두 조건은 전환율 연 ${rate}에서 같아요.`,
  'conversion.cheaper': ({ rate }: { rate: string }) =>
    `전세 보증금의 차액을 연 ${rate}보다 낮은 금리로 마련할 수 있으면 전세의 부담이 더 작아요.`,
  'conversion.dearer': ({ rate }: { rate: string }) =>
    `차액을 마련하는 금리가 연 ${rate}보다 높으면 월세의 부담이 더 작아요.`,
  'conversion.atCap': ({ rate, rent }: { rate: string; rent: string }) =>
    `법정 상한 전환율 ${rate}를 대면 차액만큼의 월세는 ${rent}이에요.`,
  'conversion.year': ({ rent }: { rent: string }) => `한 해에 내는 월세: ${rent}`,
  'conversion.risk': '전세는 맡기는 보증금이 커서, 전세가율과 선순위채권·반환보증을 확인해야 해요.',

  'lease.jeonse': ({ deposit }: { deposit: string }) => `전세 ${deposit}`,
  'lease.rent': ({ deposit, rent }: { deposit: string; rent: string }) => `월세 ${deposit}·월 ${rent}`,
  'lease.cheaper': (it: LeaseBoth & { difference: string }) =>
    `${withParticle(it.cheap, 'subject')} 한 해 ${it.difference} 덜 들어요: ${it.cheap} 연 ${it.cheapYear}(월 ${it.cheapMonth}), ${it.dear} 연 ${it.dearYear}(월 ${it.dearMonth}).`,
  'lease.same': ({ year }: { year: string }) => `두 조건은 한 해에 드는 돈이 ${year}으로 같아요.`,
  'lease.interest': (it: { of: string; loan: string; rate: string; year: string }) =>
    `${it.of}: 대출 ${it.loan}의 이자 한 해 ${it.year} (연 ${it.rate})`,
  'lease.rentYear': ({ of, year }: { of: string; year: string }) => `${of}: 한 해 월세 ${year}`,
  'lease.forgone': (it: { of: string; own: string; rate: string; year: string }) =>
    `${it.of}: 내 돈 ${it.own}을 연 ${it.rate}로 굴리지 못하는 몫 한 해 ${it.year}`,
  'lease.flips': ({ own, rate, dear }: { own: string; rate: string; dear: string }) =>
    `대신 내 돈이 ${own} 더 묶여요. 그 돈을 연 ${rate}보다 높게 굴릴 수 있으면 ${dear} 쪽이 나아요.`,
  'lease.short': ({ of, own, needs }: { of: string; own: string; needs: string }) =>
    `${of}에는 내 돈이 ${needs} 필요해서, 말씀하신 ${own}으로는 모자라요.`,
  'lease.sameAt': (it: LeaseSame) =>
    `${it.more}와 ${it.less}는 보증금 차액 ${it.difference}을 연 ${it.rate}로 볼 때 같아요.`,
  'lease.sameMeans': (it: LeaseSame) =>
    `차액을 연 ${it.rate}보다 싸게 마련하거나 그만큼 굴릴 데가 없으면 ${it.more} 쪽이, 그보다 높으면 ${it.less} 쪽이 유리해요.`,

  'loan.at': ({ amount, rate }: { amount: string; rate: string }) => `대출 ${amount}(연 ${rate})`,
  'loan.apart': (it: {
    more: string
    moreMonth: string
    less: string
    lessMonth: string
    difference: string
  }) =>
    `한 달 이자는 ${it.more}이 ${it.moreMonth}, ${it.less}이 ${it.lessMonth}으로 ${it.difference} 차이가 나요.`,
  'loan.interestOf': ({ of, month, year }: { of: string; month: string; year: string }) =>
    `${of}: 이자 월 ${month}, 한 해 ${year}`,
  'loan.interestOnly':
    '원금을 갚지 않고 이자만 내는 동안의 금액이에요. 원금을 함께 갚으면 매달 내는 돈은 더 커요.',

  'roi.yearly': ({ value }: { value: string }) => `자기자본 대비 연 수익률은 ${value}예요.`,
  'roi.equity': ({ value }: { value: string }) => `자기자본: ${value}`,
  'roi.flow': ({ value }: { value: string }) => `연간 현금흐름: ${value}`,
  'roi.payback': ({ years }: { years: string }) => `회수 기간: ${years}`,
  'roi.loss': '대출 이자와 비용을 내고 나면 남는 임대료가 없어요.',
  'roi.year': ({ year, flow, sum }: { year: string; flow: string; sum: string }) =>
    `${year}째: 그해 현금흐름 ${flow}, 들인 돈을 뺀 누적 ${sum}`,
  'roi.vacant': ({ months, rent }: { months: string; rent: string }) =>
    `공실 ${months}치 임대료 ${rent}을 뺐어요.`,
  'roi.rentFor': (it: { target: string; rent: string }) =>
    `연 수익률 ${it.target}가 나오려면 월세를 ${it.rent} 받아야 해요.`,
  'roi.priceFor': (it: { target: string; price: string }) =>
    `연 수익률 ${it.target}가 나오려면 ${it.price}에 사야 해요. 그보다 비싸면 수익률이 더 낮아요.`,
  'offer.named': ({ price }: { price: string }) => `매매가 ${price}짜리`,
  'offer.yieldMore': (it: Apart) =>
    `${it.best} 쪽의 수익률이 더 높아요: 자기자본 대비 연 ${it.value}, ${withParticle(it.other, 'topic')} 연 ${it.otherValue}예요.`,
  'offer.yieldOf': (it: { of: string; value: string; equity: string; flow: string }) =>
    `${it.of}: 자기자본 ${it.equity}, 연간 현금흐름 ${it.flow}, 수익률 ${it.value}`,
  'offer.safer': (it: Apart) =>
    `${it.best} 쪽이 더 안전해요: 전세가율이 ${it.value}이고, ${withParticle(it.other, 'topic')} ${it.otherValue}예요.`,
  'offer.same': ({ value }: { value: string }) => `둘 다 ${value}로 같아요.`,
  'offer.ratioOf': (it: { of: string; deposit: string; value: string; level: string }) =>
    `${it.of}: 전세 ${it.deposit}, 전세가율 ${it.value} (위험도 ${it.level})`,
  'offer.senior': '선순위채권이 없다고 보고 견주었어요. 등기에 근저당이 있으면 그만큼 더 위험해져요.',
  'roi.advice': '취득세·재산세·임대소득세, 수선비와 공실을 빼면 실제 수익률은 더 낮아져요.',

  'gap.result': ({ gap, ratio }: { gap: string; ratio: string }) =>
    `매매가에서 전세보증금을 뺀 갭은 ${gap}이고, 전세가율은 ${ratio}예요.`,
  'gap.loss': ({ share }: { share: string }) =>
    `집값이 ${share} 내리면 보증금보다 집값이 낮아져, 팔아도 보증금을 다 돌려줄 수 없어요.`,
  'gap.back': ({ share, amount }: { share: string; amount: string }) =>
    `다음 세입자의 전세가 ${share} 내리면 ${amount}을 내 돈으로 돌려줘야 해요.`,
  'gap.falls': (it: { from: string; to: string; amount: string }) =>
    `전세가 ${it.from}에서 ${it.to}으로 내리면 다음 세입자의 보증금에 ${it.amount}을 보태 돌려줘야 해요.`,
  'gap.high': ({ limit }: { limit: string }) =>
    `전세가율이 ${limit}를 넘으면 세입자가 반환보증에 들기 어렵고, 역전세가 오면 위험이 커요.`,
  'gap.taxes': '취득세·중개보수와 대출 이자는 넣지 않은 금액이에요.',
  'gap.duty':
    '규제지역이나 토지거래허가구역에서는 실거주 의무가 있어 세를 낀 매수가 막힐 수 있어요. 구청에 먼저 확인하세요.',

  'gap.permit': ({ region }: { region: string }) =>
    `${withParticle(region, 'topic')} 토지거래허가구역이라, 허가 없이 맺은 계약은 효력이 없고 세를 낀 매수는 허가받기 어려워요.`,
  'gap.permitUntil': ({ region, until }: { region: string; until: string }) =>
    `${withParticle(region, 'topic')} ${until}까지 토지거래허가구역이었어요. 그 뒤로 연장됐는지는 구청에 확인하세요.`,
  'gap.permitPartly': '이 지역은 일부만 지정되어 있으니 동까지 확인하세요.',

  'fee.most': ({ fee }: { fee: string }) => `중개보수는 한쪽에서 최대 ${fee}이에요.`,
  'fee.rate': ({ rate }: { rate: string }) => `상한 요율: ${rate}`,
  'fee.amount': ({ amount }: { amount: string }) => `거래금액: ${amount}`,

  'acquisition.total': ({ total }: { total: string }) => `취득 때 내는 세금은 모두 ${total}이에요.`,
  'acquisition.parts': ({ tax, education, rural }: { tax: string; education: string; rural: string }) =>
    `취득세 ${tax}, 지방교육세 ${education}, 농어촌특별세 ${rural}`,
  'acquisition.rate': ({ rate }: { rate: string }) => `취득세율: ${rate}`,
  'acquisition.officetel':
    '오피스텔은 주거용으로 써도 살 때는 주택이 아닌 건축물의 세율로 내고, 보유 주택 수로 중과하지 않아요. 주택으로 재산세를 내면 다음 집을 살 때 주택 수에 들어가요.',
  'acquisition.firstHome':
    '생애최초 주택 취득세 감면은 넣지 않은 금액이에요. 요건이 맞으면 줄어드니 시·군·구청 세무과에서 확인하세요.',
}
