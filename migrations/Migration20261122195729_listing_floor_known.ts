import { Migration } from '@mikro-orm/migrations'

/** What is held of floors and light, for the listings that are there: their rows alone are locked, and no reader waits. */
export class Migration20261122195729_listing_floor_known extends Migration {
  override name = 'Migration20261122195729_listing_floor_known'

  override up(): void | Promise<void> {
    this.addSql(`update "listing_search" ls set "direction" = told."direction", "top_floor" = told."top",
      "lowest_floor" = coalesce(told."floor", case told."third" when '저' then 1 when '중' then told."top" / 3 + 1
        when '고' then 2 * told."top" / 3 + 1 end),
      "highest_floor" = coalesce(told."floor", case told."third" when '저' then (told."top" + 2) / 3
        when '중' then (2 * told."top" + 2) / 3 when '고' then told."top" end)
      from (select t."id", t."floor", re."direction",
          substring(re."floor_info" from '(?:/|지상)[[:space:]]*([0-9]{1,3})')::int as "top",
          substring(re."floor_info" from '^[[:space:]]*([저중고])[[:space:]]*/') as "third"
        from "transaction" t join "real_estate" re on re."id" = t."real_estate_id"
        where t."kind" = 'LISTING' and t."closed_at" is null) told
      where told."id" = ls."transaction_id";`)
  }

  override down(): void | Promise<void> {
    // What is known goes with its columns.
  }
}
