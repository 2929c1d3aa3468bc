/** Whether a write failed because its user was deleted in the meantime: what belongs to somebody needs their row. */
export const isOfGoneUser = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23503' &&
  'constraint' in error &&
  String(error.constraint).endsWith('_user_id_foreign')
