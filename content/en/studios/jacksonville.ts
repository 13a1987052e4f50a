export const jacksonville = {
  summary:
    'Our northernmost studio, on San Pablo between the river and the beaches, with Navy hours and Southern manners.',
  parkingHeading: 'Ninety free spaces, no tricks',
  parking:
    'The landing has ninety spaces, all free, all day. Rows A to C are nearest to our door; row D floods ankle-deep after a real storm, which is funny once.',
  detail: [
    'North Florida has winters, small ones, and on those days a 98-degree room is the best idea in town. Ours is the palest we have: cream walls, wide blond boards, paper-white lanterns, and half a sun coming up a little left of center. Round windows like portholes look past the palms to the water. In June you hear the frogs.',
    'Mayport is close, so classes start to the second and last exactly as long as they say. In come teachers, retirees from the shipyard and a formidable group of women who call themselves the Tuesday Committee and hold the bench under the mirrors.',
    'People hold the door here. They also learn your name, ask after your dog, and save you the good bolster; it may take a while if you have moved from farther south.',
  ],
  alts: {
    exterior: 'The white, round-topped Jacksonville studio with two round windows',
    room: 'A half sun and white lanterns in the pale Jacksonville room',
    corner: 'Round windows with palms and water at Jacksonville',
    detail: 'A dark green mat with a towel and bottle on pale boards',
  },
  leader: {
    biography:
      'Latrice retired from the Navy as a chief petty officer, and the towels are folded accordingly. She drove to Fort Lauderdale every month for a year, ten hours there and back, until we agreed to open a studio near her. She is first in and last out on most days, and will not hear a word about it.',
  },
  reviews: [
    {
      name: 'Jerome Tate',
      review:
        'Six-two, two-sixty, scared of a room full of leggings. Chief Coleman put me in the back and <strong>moved me up a row a month</strong>.',
    },
    { name: 'Peggy Ann S.', review: 'On behalf of the Tuesday Committee: we approve.' },
    { name: 'Lt. Morales', review: 'The only appointment in my week that starts on time.' },
    { name: 'Ashlyn D.', review: 'Frogs in savasana. <em>Actual frogs.</em> I would not change a thing.' },
  ],
} as const;
