/** A line of a source file that was understood, or the reason why it was not. Lines count from 1, as editors do. */
export type SourceRow<T> = { line: number; value: T } | { line: number; problem: string }

export const isProblem = <T>(row: SourceRow<T>): row is { line: number; problem: string } => 'problem' in row
