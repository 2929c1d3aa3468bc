import { pino } from 'pino'
import type { DestinationStream, Level, Logger } from 'pino'
import { maskJsonLine } from './domain/personal-data.ts'

/** The process's log: JSON lines in which no secret and no personal data stand, whoever wrote what into them. */
export const createLog = (
  level: Level | 'silent',
  destination: DestinationStream = pino.destination(1),
): Logger =>
  pino(
    {
      level,
      redact: ['req.headers.authorization', 'req.headers.cookie', '*.password'],
      hooks: { streamWrite: maskJsonLine },
    },
    destination,
  )
