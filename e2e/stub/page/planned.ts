import {
  broken,
  faultsFor,
  forbidden,
  lostAndUnread,
  nothingReadAfter,
  unauthorized,
  type Fault as TableFault,
} from '../../faults/faults.ts'
import { operations } from '../contract.ts'
import type { FaultReply, GivenFault } from '../faults/fault.ts'

/** The fault table of the journeys (e2e/faults/faults.ts), played by the stub instead of the browser. */

/** A fault of the table at a call of the contract. */
export type Plan = {
  /** `operationId` */
  call: string
  /** Number of the affected call; 0 for every call. */
  nth: number
  delayMs: number
  /** Name in the table. */
  fault: string
}

/** Labels of the page, by name in the table. */
export const faultLabels: Record<string, string> = {
  'no answer within the time': 'Aucune réponse dans le délai (31 s)',
  'the connection dropped': 'Connexion coupée',
  '401, then a refresh that works': '401, puis renouvellement accepté',
  '401, then a refresh that is refused': '401, puis renouvellement refusé',
  '403 with a description': '403 avec un message',
  '404': '404',
  '409': '409',
  '422 on a known field': '422 sur un champ connu',
  '422 on an unknown path': '422 sur un chemin inconnu',
  '500 with a page of HTML': '500 avec une page HTML',
  '200 with a truncated body': '200 avec un corps tronqué',
  '200 with no JSON at all': '200 sans JSON',
  'ten seconds of silence': 'Dix secondes de silence',
  'keys without prefix': 'Clés sans préfixe (toutes les réponses)',
  'nulls written out': 'Valeurs nulles écrites (toutes les réponses)',
  '401, then a refresh that a firewall answers with 403': '401, puis renouvellement bloqué par un pare-feu',
  [nothingReadAfter.name]: 'Fait, puis plus aucune lecture',
  [lostAndUnread.name]: 'Connexion coupée, puis plus aucune lecture',
}

const operationOf = (call: string) => {
  const operation = operations.find(({ id }) => id === call)
  if (operation === undefined) throw new Error(`appel inconnu : ${call}`)
  return operation
}

/** Every fault of the table for a call. */
export const tableOf = (call: string): TableFault[] => [
  ...faultsFor(operationOf(call).property || 'name'),
  nothingReadAfter,
  lostAndUnread,
]

export function faultOf({ call, fault }: Plan): TableFault {
  const found = tableOf(call).find(({ name }) => name === fault)
  if (found === undefined) throw new Error(`faute inconnue : ${fault}`)
  return found
}

const asReply = ({ status, body, contentType }: NonNullable<TableFault['reply']>): FaultReply => ({
  status,
  raw: body,
  headers: contentType === undefined ? {} : { 'Content-Type': contentType },
})

const refreshAnswers = { works: undefined, refused: unauthorized, forbidden }

/** The fault of the stub that plays a plan. */
export function stubFault(plan: Plan): GivenFault {
  const { reply, refresh, drop, silence = 0, blind } = faultOf(plan)
  const { method, pattern } = operationOf(plan.call)
  // Otherwise each repetition after the refresh would expire its new token, and each call would add the faults that follow.
  const nth = plan.nth === 0 && (refresh === 'works' || blind) ? 1 : plan.nth
  const delayMs = plan.delayMs + silence * 1000
  const refreshed = refresh && refreshAnswers[refresh]
  const afterwards: GivenFault[] = [
    ...(blind ? [{ match: { method: 'GET', path: '^/api/' }, reply: asReply(broken) }] : []),
    ...(refreshed ? [{ match: { path: '^/api/token/refresh' }, reply: asReply(refreshed) }] : []),
  ]
  return {
    match: { method, path: `^/api${pattern}`, ...(nth > 0 && { nth }) },
    reply: {
      ...(reply && asReply(reply)),
      ...(refresh && { expireToken: true }),
      ...(drop && { drop: 'before' }),
      ...(delayMs > 0 && { delayMs }),
      ...(afterwards.length > 0 && { afterwards }),
    },
  }
}
