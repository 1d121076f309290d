const tones = ['tone-0', 'tone-1', 'tone-2', 'tone-3', 'tone-4', 'tone-5'] as const

/** The class that gives a card one of the six tones; higher numbers start over. */
export const tone = (index: number): string => tones[index % tones.length] as string
