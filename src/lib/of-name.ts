/** `de Moorea`, `d'Arue`. An « h » or a « y » keeps « de »: only the dictionary knows which of them elide. */
export const ofName = (name: string) => `${/^[aeiou\u0153\u00E6]/i.test(name.normalize('NFD')) ? "d'" : 'de '}${name}`
