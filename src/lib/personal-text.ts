/** An e-mail address or a phone number: six digits that at most blanks, dots and hyphens part. */
const PERSONAL = /@|(\d[\s.-]*){6}/

/** The text, unless it holds the e-mail address or the phone number of a person. No saved view and no name of a file keeps those. */
export const impersonal = (text: string | undefined) => (text === undefined || PERSONAL.test(text) ? undefined : text)
