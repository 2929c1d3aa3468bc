import { IntegerType, p } from '@mikro-orm/core'
import { newId } from '../../domain/id.ts'

/** bigint identity; a string in TypeScript, as every id is. Importers that COPY may give their own values. */
export const serialId = () =>
  p.bigint('string').primary().autoincrement().columnType('bigint').generated('by default as identity')

/** uuid version 7, made by the application so that an id is known before the row is written. */
export const uuidId = () =>
  p
    .uuid()
    .primary()
    .onCreate(() => newId())

/** timestamptz to the millisecond: what a JavaScript Date holds, so that a cursor made of it finds its row again. */
export const instant = () => p.datetime(3)
export const createdAt = () => instant().defaultRaw('now()')
export const updatedAt = () => createdAt().onUpdate(() => new Date())

/** Text that is a sort key, a code or a prefix filter: byte order, the same on every server. */
export const sortText = () => p.text().collation('C')

/** A number with a fraction, as PostgreSQL and JavaScript both have it. */
export const double = () => p.double().$type<number>()

/** An integer to the database; whoever shows it knows that it is money. */
export class ManwonType extends IntegerType {}
/** Money, 만원 (10,000 KRW). */
export const manwon = () => p.type(ManwonType).$type<number>()
