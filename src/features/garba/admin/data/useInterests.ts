import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { interestsKey, listInterests, removeInterest, setContacted } from './interestList.ts';

/** Sign-ups for passes. */
export function useInterests() {
  return useQuery({ queryKey: interestsKey, queryFn: ({ signal }) => listInterests(signal) });
}

/** The two mutations of the list, which is read again after each. */
export function useInterestChanges(onError: () => void) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: interestsKey });
  return {
    contact: useMutation({ mutationFn: setContacted, onError, onSettled }),
    removal: useMutation({ mutationFn: removeInterest, onError, onSettled }),
  };
}
