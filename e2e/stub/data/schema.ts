import type { Field } from './fields.ts'
import type { Resource } from './resource.ts'

const sqlType = { string: 'TEXT', int: 'INTEGER', float: 'REAL', bool: 'INTEGER', array: 'TEXT' } as const

function column(name: string, field: Field): string | undefined {
  if (field.kind === 'one') return `"${name}" INTEGER REFERENCES "${field.to}" ON DELETE ${field.onDelete}`
  if (field.kind !== 'scalar' || !field.stored) return undefined
  return `"${name}" ${sqlType[field.type]}${field.nullable ? '' : ' NOT NULL'}`
}

function createTable(resource: Resource): string {
  const columns = Object.entries(resource.fields)
    .map(([name, field]) => column(name, field))
    .filter((sql) => sql !== undefined)
  // AUTOINCREMENT: the id of a deleted row is not used again.
  return `CREATE TABLE IF NOT EXISTS "${resource.path}" (id INTEGER PRIMARY KEY AUTOINCREMENT, ${columns.join(', ')});`
}

const relationIndexes = (resource: Resource): string[] =>
  Object.entries(resource.fields)
    .filter(([, field]) => field.kind === 'one')
    .map(([name]) => `CREATE INDEX IF NOT EXISTS "${resource.path}_${name}" ON "${resource.path}" ("${name}");`)

/** Indexes for filters and counts with 100,000 orders. */
const extraIndexes = `
CREATE INDEX IF NOT EXISTS orders_status ON orders (status);
CREATE INDEX IF NOT EXISTS orders_occupation ON orders ("bookingSlot", status);
CREATE INDEX IF NOT EXISTS orders_multi ON orders ("multiOrderCode");
CREATE INDEX IF NOT EXISTS orders_barcode ON orders (barcode);
CREATE UNIQUE INDEX IF NOT EXISTS companies_external ON companies ("cleveronCompanyId");
CREATE UNIQUE INDEX IF NOT EXISTS users_username ON users (username);
CREATE UNIQUE INDEX IF NOT EXISTS users_email ON users (email);
CREATE INDEX IF NOT EXISTS lockers_apm ON lockers ("cleveronApmId");
CREATE INDEX IF NOT EXISTS members_user ON company_members (user);
`

const otherTables = `
CREATE TABLE IF NOT EXISTS company_members (
  company INTEGER NOT NULL REFERENCES companies ON DELETE CASCADE,
  user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (company, user)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS refresh_tokens (token TEXT PRIMARY KEY, user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE, expires INTEGER NOT NULL);
/* The refresh bundle keeps the user's name, not the id: after a change of name no user is found for the token. */
CREATE TRIGGER IF NOT EXISTS users_renamed AFTER UPDATE OF username ON users WHEN old.username <> new.username
  BEGIN DELETE FROM refresh_tokens WHERE user = new.id; END;
CREATE TABLE IF NOT EXISTS reset_tokens (token TEXT PRIMARY KEY, user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE, expires INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS outbox (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, recipient TEXT NOT NULL, body TEXT NOT NULL, link TEXT, sent TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS instances (pid INTEGER PRIMARY KEY, port INTEGER NOT NULL, started TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
`

export const schemaOf = (resources: Resource[]): string =>
  [...resources.map(createTable), ...resources.flatMap(relationIndexes), otherTables, extraIndexes].join('\n')
