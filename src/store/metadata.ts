import type { EntityClass, EntityMetadata, EntityProperty, MetadataStorage } from '@mikro-orm/core'
import { entities } from './entities.ts'
import { createOrm } from './orm.ts'

/** An ORM that knows its entities and no server: nothing connects by it. */
const knowing = (more: readonly EntityClass[]) =>
  createOrm({ url: 'postgres://localhost/unused', entities: [...entities, ...more] })

let product: ReturnType<typeof createOrm> | undefined
/** The product's entities, to write queries and to make units of work with. */
export const model = () => (product ??= knowing([]))

let known: MetadataStorage | undefined

/** What an entity says of its table, which it knows without a server; also of one that is none of the product's. */
export const metadataOf = (entity: EntityClass): EntityMetadata => {
  known ??= model().getMetadata()
  if (!known.find(entity)) known = knowing([entity]).getMetadata()
  return known.get(entity)
}

/** A property that is a column of its entity's table. Throws for any other. */
export const columnOf = (entity: EntityClass, property: string): { name: string; type: string } & Facts => {
  const found = metadataOf(entity).props.find(({ name }) => name === property)
  const [name, type] = [found?.fieldNames?.[0], found?.columnTypes[0]]
  if (!found || name === undefined || type === undefined)
    throw new Error(`${entity.name}.${property} is no column of a table`)
  return { ...found, name, type }
}

type Facts = Pick<EntityProperty, 'nullable' | 'items' | 'customType' | 'lazy'>
