/** The parts of layouts, as separate downloads, because `/login` needs none of them. */
export const frameParts = {
  foot: async () => ({ default: (await import('./app-foot.tsx')).AppFoot }),
  printedOn: async () => ({ default: (await import('./printed-on.tsx')).PrintedOn }),
  sectionStrip: async () => ({ default: (await import('./section-strip.tsx')).SectionStrip }),
  bottomBar: async () => ({ default: (await import('./bottom-bar.tsx')).BottomBar }),
  profileLink: async () => ({ default: (await import('./profile-link.tsx')).ProfileLink }),
} as const;
