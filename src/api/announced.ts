/** The `Link` header of the server that says most: an answer without a resource, such as that of a sign-in, names no hub. */
let announced = ''

/** A server on another origin has to expose the header (Access-Control-Expose-Headers). */
export function noteLinks(header: string | null) {
  if (header?.includes('mercure') || !announced) announced = header ?? ''
}

export const announcedLinks = () => announced
