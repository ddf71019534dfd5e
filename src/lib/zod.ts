import * as z from 'zod'

/**
 * Every schema imports zod from here, so that this setting comes before the first one. Without it zod tries `new Function`
 * to compile its schemas. The content security policy forbids that, and the browser reports the attempt as a violation.
 */
z.config({ jitless: true })

export { z }
