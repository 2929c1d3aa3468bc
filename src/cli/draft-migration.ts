import { createOrm } from '../store/orm.ts'

/** `node src/cli/draft-migration.ts NAME`: writes a migration for what the entities changed since the snapshot; needs no database. */
const orm = createOrm({ url: 'postgres://localhost/unused' })
const { fileName } = await orm.migrator.create(undefined, false, false, process.argv[2])
await orm.close()
console.log(fileName === '' ? 'the entities say what the snapshot says' : `migrations/${fileName}`)
