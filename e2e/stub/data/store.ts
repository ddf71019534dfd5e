import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'

export type Row = Record<string, SQLOutputValue>
export type Param = SQLInputValue
/** A row that was written. */
export type Written = { path: string; id: number; kind: 'created' | 'updated' | 'removed' }

/** Maximum wait of a write for another process that writes to the same file. One write takes a few milliseconds. */
const BUSY_TIMEOUT_MS = 5000

/** Pause before the next attempt to open a file that another process opens at the same moment. */
const PAUSE_MS = 20

/**
 * WAL lets several processes read while one writes. FULL: an acknowledged write survives a kill -9. SQLite does not wait when
 * another process switches the same new file to WAL, so this tries again.
 */
function useWriteAheadLog(db: DatabaseSync) {
  for (const start = Date.now(); ; Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS))
    try {
      return db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
    } catch (error) {
      if (!/locked|busy/.test(String(error)) || Date.now() - start > BUSY_TIMEOUT_MS) throw error
    }
}

/** One SQLite database. Calls are synchronous, so two requests never interleave inside a transaction. */
export class Store {
  readonly #db: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  #depth = 0
  #written: Written[] | undefined

  constructor(location: string, template?: Uint8Array) {
    this.#db = new DatabaseSync(location, { timeout: BUSY_TIMEOUT_MS })
    if (template !== undefined) this.#db.deserialize(template)
    if (location !== ':memory:') useWriteAheadLog(this.#db)
    this.#db.exec('PRAGMA foreign_keys = ON')
  }

  get isOpen(): boolean {
    return this.#db.isOpen
  }

  exec(sql: string): void {
    this.#db.exec(sql)
  }

  all(sql: string, ...params: Param[]): Row[] {
    return this.#prepare(sql).all(...params)
  }

  get(sql: string, ...params: Param[]): Row | undefined {
    return this.#prepare(sql).get(...params)
  }

  run(sql: string, ...params: Param[]): number {
    return Number(this.#prepare(sql).run(...params).lastInsertRowid)
  }

  /** The first column of the first row, as a number. */
  number(sql: string, ...params: Param[]): number {
    const row = this.get(sql, ...params)
    return Number(Object.values(row ?? {})[0] ?? 0)
  }

  transaction<T>(work: () => T): T {
    if (this.#depth > 0) return work()
    this.#db.exec('BEGIN IMMEDIATE')
    this.#depth += 1
    try {
      const result = work()
      this.#db.exec('COMMIT')
      return result
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      throw error
    } finally {
      this.#depth -= 1
    }
  }

  /** Returns the rows that `work` wrote. */
  recorded<T>(work: () => T): { result: T; written: Written[] } {
    const written: Written[] = []
    this.#written = written
    try {
      return { result: work(), written }
    } finally {
      this.#written = undefined
    }
  }

  note(row: Written): void {
    this.#written?.push(row)
  }

  bytes(): Uint8Array {
    return this.#db.serialize()
  }

  close(): void {
    this.#statements.clear()
    this.#db.close()
  }

  #prepare(sql: string): StatementSync {
    const prepared = this.#statements.get(sql)
    if (prepared !== undefined) return prepared
    const statement = this.#db.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}

/** SQLITE_CONSTRAINT_FOREIGNKEY */
const foreignKeyFailed = 787

/** Whether a foreign key failed: another row references the deleted row, or the referenced row does not exist. */
export const isForeignKeyError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === foreignKeyFailed
