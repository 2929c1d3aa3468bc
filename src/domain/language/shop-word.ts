/**
 * 가게, a shop, as the source of a regular expression: 이사가게 됐어요, 나가게 되면 and 지방으로 가게 돼서 are of somebody who goes,
 * and of no shop.
 */
export const SHOP_WORD = String.raw`(?<!이사\s?|나|들어|옮겨|넘어|올라|내려|돌아|따라|데려)가게(?!\s?(?:되|됐|돼|될|된|됨|됬))`
