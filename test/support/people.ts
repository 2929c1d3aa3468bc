import type { Pool } from 'pg'
import { newId, newSessionId } from '../../src/domain/id.ts'

/** A guest, straight in the table. */
export const insertUser = async (pool: Pool): Promise<string> => {
  const id = newId()
  await pool.query(`insert into app_user (id, type) values ($1, 'GUEST')`, [id])
  return id
}

export const insertSession = async (pool: Pool, userId: string): Promise<string> => {
  const id = newSessionId()
  await pool.query(`insert into chat_session (id, user_id, title) values ($1, $2, 'test')`, [id, userId])
  return id
}
