/** What is said of loans that are held against a case. */
export const LENDING = {
  'lending.best': ({ product, limit, own }: { product: string; limit: string; own: string }) =>
    `알려 주신 내용에 걸리는 조건이 없는 상품 가운데 한도가 가장 큰 것은 ‘${product}’이고, 최대 ${limit}까지예요. 그만큼 빌려도 내 돈이 ${own} 필요해요.`,
  'lending.bestSale': ({ product, limit }: { product: string; limit: string }) =>
    `알려 주신 내용에 걸리는 조건이 없는 상품 가운데 한도가 가장 큰 것은 ‘${product}’이고, LTV와 금액 한도를 넣어 최대 ${limit}이에요. DSR과 심사에 따라 더 줄 수 있어요.`,
  'lending.named': ({ product, fit }: { product: string; fit: string }) => `말씀하신 ‘${product}’: ${fit}.`,
  'lending.namedUpTo': ({ product, fit, limit }: { product: string; fit: string; limit: string }) =>
    `말씀하신 ‘${product}’: ${fit}, 한도는 최대 ${limit}.`,
  'lending.none':
    '알려 주신 내용만으로 모든 조건이 맞는다고 할 상품은 없어요. 아래에서 확인이 필요한 조건을 보세요.',
  'lending.counts': ({
    all,
    fits,
    open,
    excluded,
  }: {
    all: string
    fits: string
    open: string
    excluded: string
  }) => `상품 ${all}: 걸리는 조건 없음 ${fits}, 확인 필요 ${open}, 조건에 맞지 않음 ${excluded}`,
  'lending.product': ({ product, fit }: { product: string; fit: string }) => `${product}: ${fit}`,
  'lending.upTo': ({ limit }: { limit: string }) => `최대 ${limit}`,
  'lending.rate': ({ rate }: { rate: string }) => `금리 ${rate}`,
  'lending.open': ({ conditions }: { conditions: string }) => `확인할 조건 “${conditions}”`,
  'lending.unmet': ({ conditions }: { conditions: string }) => `맞지 않는 조건 “${conditions}”`,
  'lending.note':
    '심사 결과와 소득, 신용, 보증기관에 따라 한도와 금리가 달라져요. 계약 전에 금융회사에서 사전심사를 받고, 대출이 거절되면 계약금을 돌려받는 특약을 넣으세요.',
  'lending.tellMore': ({ names }: { names: string }) =>
    `다음을 알려 주시면 조건에 맞는 상품을 더 좁힐 수 있어요: ${names}`,
}
