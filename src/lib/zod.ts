import * as z from 'zod'

/**
 * Every schema imports zod from here, so that this setting precedes the first schema. Without it zod compiles its schemas with
 * `new Function`. The content security policy forbids that, and the browser reports the attempt as a violation.
 */
z.config({ jitless: true })

export { z }
