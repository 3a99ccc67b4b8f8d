"""Games looked at again: win chances, turning points, what would have been better."""
