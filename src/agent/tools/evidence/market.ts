import type { MarketStatistics, Stretch } from '../../../domain/market.ts'
import { PROPERTY_TYPE_LABELS, TRANSACTION_TYPE_LABELS } from '../../../domain/property.ts'
import type { Language } from '../../../domain/run.ts'
import { factLine } from '../../evidence.ts'
import { inertText } from '../../../domain/inert-text.ts'
import type { Evidence, FactName } from '../../evidence.ts'
import { moneyIn } from './listing.ts'

const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10)

export const marketSubject = (statistics: MarketStatistics, language: Language): string => {
  const deal = TRANSACTION_TYPE_LABELS[statistics.transactionType]
  const type = statistics.propertyType === null ? null : PROPERTY_TYPE_LABELS[statistics.propertyType]
  const { complex, exclusiveArea } = statistics
  const size = exclusiveArea
    ? `${oneDecimal(exclusiveArea.min ?? 0)}~${oneDecimal(exclusiveArea.max ?? 0)}㎡`
    : null
  return language === 'KO'
    ? [statistics.regionName, complex?.name ?? type?.ko ?? '주택 전체', size && `전용 ${size}`, deal.ko]
        .filter(Boolean)
        .join(' ')
    : [statistics.regionName, complex?.name ?? type?.en ?? 'all homes', size, deal.en]
        .filter(Boolean)
        .join(', ')
}

const basis = (statistics: MarketStatistics, language: Language): string => {
  const until = statistics.asOfMonth
  const isRent = statistics.transactionType === 'RENT'
  if (language === 'KO') {
    const window = until === null ? `최근 ${statistics.months}개월` : `${until}까지 ${statistics.months}개월`
    return `${window}, 실거래 신고 기준, 해제 거래 제외${isRent ? ', 보증금을 뺀 달마다 내는 금액' : ''}`
  }
  const window =
    until === null ? `last ${statistics.months} months` : `${statistics.months} months up to ${until}`
  return `${window}, reported deals, cancelled ones left out${isRent ? ', the monthly rent without the deposit' : ''}`
}

const change = (rate: number, language: Language): string => {
  const percent = `${oneDecimal(Math.abs(rate))}%`
  const flat = Math.round(rate * 10) === 0
  if (language === 'KO') {
    const direction = flat ? `${percent} (보합)` : rate > 0 ? `${percent} 상승` : `${percent} 하락`
    return `${direction} (기간 초반 대비 후반, ㎡당 중위가격)`
  }
  const direction = flat ? `${percent} (flat)` : rate > 0 ? `up ${percent}` : `down ${percent}`
  return `${direction} (late against early in the window, median price per ㎡)`
}

/**
 * How prices have moved within the window: by how much, from what to what, and how many deals stand behind either end. Why it
 * is not told, where the deals are too few.
 */
export const movementText = (statistics: MarketStatistics, language: Language): string => {
  const { months, changeRate, transactionCount, transactionType, movement } = statistics
  const subject = marketSubject(statistics, language)
  const korean = language === 'KO'
  if (changeRate === null) {
    return korean
      ? `${subject} ${months}개월 변동률: 신고 ${transactionCount}건으로는 기간 처음과 끝을 견줄 수 없어 말하지 않아요.`
      : `${subject}, change over ${months} months: ${transactionCount} deals are too few to compare the two ends, so none is told.`
  }
  const size = `${oneDecimal(Math.abs(changeRate))}%`
  const isFlat = Math.round(changeRate * 10) === 0
  const isUp = changeRate > 0
  const direction = korean
    ? isFlat
      ? `${size} (보합)`
      : `${size} ${isUp ? '상승' : '하락'}`
    : isFlat
      ? `${size} (flat)`
      : `${isUp ? 'up' : 'down'} ${size}`
  const lead = korean
    ? `${subject} ${months}개월 변동률: ${direction}`
    : `${subject}, change over ${months} months: ${direction}`
  const basis = korean
    ? `신고 ${transactionCount}건, ㎡당 중위가격, 기간 초반 대비 후반`
    : `${transactionCount} deals; median price per ㎡, last third of the window against the first`
  // A rent per 평 says nothing that a person would use.
  if (!movement || transactionType === 'RENT') return `${lead} (${basis})`
  const { from, to } = movement
  const money = moneyIn(language)
  const span = ({ firstMonth, lastMonth, deals }: Stretch) =>
    `${firstMonth === lastMonth ? firstMonth : `${firstMonth}~${lastMonth}`}, ${deals}${korean ? '건' : ' deals'}`
  const difference = money(Math.abs(to.pricePerPyeong - from.pricePerPyeong))
  return korean
    ? `${lead}. 평당 중위가격이 ${money(from.pricePerPyeong)}(${span(from)})에서 ${money(to.pricePerPyeong)}(${span(to)})으로 ` +
        `${difference} ${isUp ? '올랐어요' : isFlat ? '움직였어요' : '내렸어요'} (${basis})`
    : `${lead}. The median price of a pyeong went from ${money(from.pricePerPyeong)} (${span(from)}) to ` +
        `${money(to.pricePerPyeong)} (${span(to)}), ${isUp ? 'up' : 'down'} by ${difference} (${basis})`
}

export const marketEvidence = (statistics: MarketStatistics, n: number, language: Language): Evidence => {
  const money = moneyIn(language)
  const line = (name: FactName, value: string) => factLine(name, language, value)
  const { averagePrice, medianPrice, minPrice, maxPrice, pricePerPyeong, changeRate, jeonseRatio } =
    statistics
  const facts: (string | null)[] = [
    line('region', marketSubject(statistics, language)),
    line('basis', basis(statistics, language)),
    line(
      'volume',
      language === 'KO' ? `${statistics.transactionCount}건` : `${statistics.transactionCount} deals`,
    ),
    medianPrice === null ? null : line('median', money(medianPrice)),
    averagePrice === null ? null : line('average', money(averagePrice)),
    minPrice === null || maxPrice === null ? null : line('range', `${money(minPrice)} ~ ${money(maxPrice)}`),
    // A monthly rent per 평 says nothing that a person would use.
    pricePerPyeong === null || statistics.transactionType === 'RENT'
      ? null
      : line('pyeong', money(pricePerPyeong)),
    changeRate === null ? null : line('change', change(changeRate, language)),
    line('movement', movementText(statistics, language)),
    jeonseRatio === null ? null : line('jeonseRatio', `${oneDecimal(jeonseRatio)}%`),
  ]
  const title = marketSubject(statistics, language)
  return {
    n,
    kind: 'market',
    title: inertText(title),
    facts: facts.filter((fact) => fact !== null),
    source: { kind: 'MARKET', label: title, statistics },
    listing: null,
    ...(statistics.isDemo && { isDemo: true }),
  }
}
