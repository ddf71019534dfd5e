/** The last `Link` header that names a Mercure hub, or the first one of any kind. Answers without a resource, such as that of a sign-in, name no hub. */
let announced = ''

/** Remembers the `Link` header of an answer. A server on another origin has to expose it (Access-Control-Expose-Headers). */
export function noteLinks(header: string | null) {
  if (header?.includes('mercure') || !announced) announced = header ?? ''
}

/** The remembered header, '' without one. */
export const announcedLinks = () => announced
