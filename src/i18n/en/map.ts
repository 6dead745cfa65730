import { planes } from './counts';

/** The Eternities Map. */
export const enMap = {
  map: {
    title: 'Eternities Map',
    chooseDestination: (name: string) => `${name}: choose where to planeswalk.`,
    hint: 'Tap an adjacent plane to read it, or a corner to hellride there.',
    youAreHere: 'You are here',
    inBetween: 'On the way here',
    unknown: 'Unknown',
    unseen: 'No card here yet',
    edge: 'The map ends here',
    hellride: 'Hellride',
    hellrideNote: 'Reveals the top card of the planar deck. A phenomenon is encountered first.',
    recenter: 'Back to your plane',
    planeswalkTo: (plane: string) => `Planeswalk to ${plane}`,
    rideTo: (direction: string) => `Hellride ${direction}`,
    onMap: (n: number) => `${planes(n)} around you`,
    leavingNote:
      'Planes you leave stay on the map. On an unlimited map, those too far away return to the deck.',
    directions: {
      north: 'north',
      northEast: 'northeast',
      east: 'east',
      southEast: 'southeast',
      south: 'south',
      southWest: 'southwest',
      west: 'west',
      northWest: 'northwest',
    },
  },
};
