/** The WCAG contrast ratio of two `#rrggbb` colours, from 1 to 21. The tests of the palette use it. */
export function contrast(one: string, other: string) {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
