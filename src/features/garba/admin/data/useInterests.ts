import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { interestsKey, listInterests, removeInterest, setTold } from './interestList.ts';

/** Those who wait for passes. */
export function useInterests() {
  return useQuery({ queryKey: interestsKey, queryFn: ({ signal }) => listInterests(signal) });
}

/** The two changes an owner makes; the list is read again after each. @param onError told when one fails. */
export function useInterestChanges(onError: () => void) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: interestsKey });
  return {
    told: useMutation({ mutationFn: setTold, onError, onSettled }),
    removal: useMutation({ mutationFn: removeInterest, onError, onSettled }),
  };
}
